/**
 * Reads how often something is to be done from the command line.
 * @param option its name, as `rounds`.
 * @throws where the text is no whole number from 1 on.
 */
export function readCount(option: string, text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Error(`--${option} is "${text}". Give a whole number from 1 to 9999, such as --${option} 9.`);
}
