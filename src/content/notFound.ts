/**
 * The words of the page that stands at every address where there is no other.
 *
 * Change only what stands between quotes, and leave the quotes and commas where they are. An apostrophe is written ’.
 */
export const notFoundPage = {
  /** The heading: at most 40 characters. */
  heading: 'Oops! Page not found',
  /** The sentences below it: at most 160 characters. */
  text: 'There is nothing at this address. It may have moved, or a letter may have slipped.',
  /** The words of the link to the home page: at most 40 characters. */
  returnLabel: 'Return to Home',
};
