/** What fields for typing, sliding and uploading say. */
export const inputs = {};
