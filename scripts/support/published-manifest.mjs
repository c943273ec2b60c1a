/**
 * Returns the package.json to publish: without the `source` conditions, which only this repository resolves.
 * @param {Record<string, any>} manifest
 * @throws {Error} when an entry has no other condition, since the package contains no sources
 */
export function publishedManifest({ devDependencies, ...manifest }) {
  return { ...manifest, exports: publishedExports(manifest.exports) };
}

const publishedExports = (entries) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, target]) => {
      if (typeof target === 'string') return [name, target];
      const { source, ...conditions } = target;
      if (Object.keys(conditions).length === 0)
        throw new Error(`The package does not contain its entry ${name}: ${source}.`);
      return [name, conditions];
    }),
  );
