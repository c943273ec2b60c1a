declare module 'saxonjs-he' {
  interface TransformOptions {
    readonly stylesheetInternal: object;
    readonly sourceText: string;
    readonly destination: 'serialized';
  }

  const SaxonJS: {
    transform(options: TransformOptions, mode: 'sync'): { readonly principalResult: string };
  };
  export default SaxonJS;
}
