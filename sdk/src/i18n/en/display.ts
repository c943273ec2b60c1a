/** What the kit says about what it shows. */
export const display = {};
