/** What calendars say. */
export const dates = {};
