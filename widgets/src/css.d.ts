/** A style sheet's text, minified at build time, for a constructable sheet. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** A style sheet loaded together with its module, in our apps. */
declare module '*.css';
