/** The browser's own console error for a page with status 404. */
export const status404 = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
