/**
 * The package.json that travels: without the `source` conditions, which only this repository resolves, and without the entries that
 * have nothing else, since the package holds no sources.
 * @param {Record<string, any>} manifest
 */
export function publishedManifest({ devDependencies, ...manifest }) {
  return { ...manifest, exports: publishedExports(manifest.exports) };
}

const publishedExports = (entries) =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, target]) => {
      if (typeof target === 'string') return [[name, target]];
      const { source, ...conditions } = target;
      return Object.keys(conditions).length > 0 ? [[name, conditions]] : [];
    }),
  );
