import { readFile } from 'node:fs/promises';

/**
 * Returns a URL pattern of the script that holds a lazy-loaded module, such as a screen: file names are hashes.
 * @param source path of the module from the app's folder, such as `src/features/accounts/accounts-screen.tsx`
 */
export async function screenChunk(app: 'portal' | 'admin', source: string): Promise<string> {
  const manifest = JSON.parse(
    await readFile(new URL(`../../../${app}/dist/.vite/manifest.json`, import.meta.url), 'utf8'),
  ) as Readonly<Record<string, { readonly file: string }>>;
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build of ${app} has no chunk of ${source}.`);
  return `**/${chunk.file}`;
}
