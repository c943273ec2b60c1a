/** The oldest browsers that we build for: they know light-dark(), :has(), :dir(), container queries and constructable style sheets. */
export const browsers = ['chrome123', 'firefox128', 'safari17.5'];
