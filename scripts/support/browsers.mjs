/**
 * The oldest supported browsers. They have light-dark(), :has(), :dir(), container queries and constructable style
 * sheets.
 */
export const browsers = ['chrome123', 'firefox128', 'safari17.5'];
