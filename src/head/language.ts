/** The language of every page: British English. */
export const language = 'en-GB';
