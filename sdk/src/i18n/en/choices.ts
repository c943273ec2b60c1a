/** What lists to choose from say. */
export const choices = {};
