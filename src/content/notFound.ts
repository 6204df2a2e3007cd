/** The words of the page that stands at every address where there is no other. */
export const notFoundPage = {
  heading: 'Oops! Page not found',
  text: 'There is nothing at this address. It may have moved, or a letter may have slipped.',
  returnLabel: 'Return to Home',
};
