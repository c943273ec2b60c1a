/** What tables and lists of data say. */
export const data = {};
