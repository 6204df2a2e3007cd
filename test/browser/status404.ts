/** The complaint of the browser itself about a page that is served with status 404. */
export const status404 = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
