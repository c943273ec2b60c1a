import { copyFile, rename } from 'node:fs/promises';

/** Ignored by git and npm, and in the same package, so that a rename restores it. */
const kept = 'dist/package.json.kept';

/** Saves the package.json of the current folder while another one is published in its place. */
export const saveManifest = () => copyFile('package.json', kept);

/** Restores the saved package.json; does nothing if none is saved. */
export async function restoreManifest() {
  await rename(kept, 'package.json').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
