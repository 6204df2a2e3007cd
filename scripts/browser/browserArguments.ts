/**
 * Gives the arguments to start a Chromium-family browser with, so that it makes no request of its own.
 *
 * Chromium refuses to start its sandbox as root:
 * https://playwright.dev/docs/docker#crawling-and-scraping
 *
 * @param isRoot whether the browser will run as root; by default, whether this process does
 */
export function browserArguments(isRoot = process.getuid?.() === 0): string[] {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
