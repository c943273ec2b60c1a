/** A style sheet's text, minified at build time, for a constructable sheet. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** A sheet that comes with the module that imports it, in our own apps. */
declare module '*.css';
