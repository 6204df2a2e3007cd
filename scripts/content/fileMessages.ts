const lastVersion = 'the file’s last version is on GitHub (History): copy the words back from it';
const list = (names: readonly string[]) => [...new Set(names)].join(', ');

/** What is said of a file as a whole, and of the names of its fields. */
export const fileMessages = {
  notText:
    'This file is not plain text in UTF-8: another program saved it in its own format, or letters such as é would be lost. Copy its words into a file on GitHub, or save it as plain text in UTF-8',
  joined:
    'Two versions of these lines were joined here. Keep one of them, and delete the other and the signs of both: lines that begin with <<<<<<<, ======= or >>>>>>>, and + or - before a name',
  empty: `The file is empty, or has only comments, after a #, or no words after its fields. If it is new, copy another of its folder into it; if its page should not show it, and it is in a folder, delete it; if neither, ${lastVersion}`,
  noFields: (fields: readonly string[]) =>
    `This file is not written in fields. Begin a line with each of these names and a colon, with nothing before them: ${list(fields)}`,
  foreign: (place: string, names: readonly string[]) =>
    `Not a field here, but in ${place}: ${list(names)}. If the file belongs there, move it; if not, ${lastVersion}`,
  stray:
    'This line does not begin with the name of a field and a colon. If it is a field, let it begin so; if its words belong to the field above, put them right below it, with two spaces before them; if it is a comment, begin it with #; if not, delete it',
  unknown: (names: readonly string[], missing: readonly string[]) =>
    `Not a field here: ${list(names)}. ${missing.length > 0 ? `Missing here: ${list(missing)}. ` : ''}Correct the name, or delete the field; if the line belongs to the words above, begin it with two spaces`,
  twice: (names: readonly string[]) =>
    `Here a second time: ${list(names)}. Delete one of the two; if these are the words of another entry, move them to a file of their own`,
  missing: (names: readonly string[]) =>
    `Missing here: ${list(names)}. Begin a line with the name and a colon, with nothing before them and your words after them; if it was deleted, ${lastVersion}`,
  list: 'is a list, and the page would show its signs. Write one text, without a sign or a name before each part',
};

/** Replaces each invisible character by its number in Unicode, as in `hello⟨U+200B⟩@example.com`. */
export function nameInvisible(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\u00a0\u202f]/gu, (character) => {
    const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `⟨U+${number}⟩`;
  });
}
