import { copyFile, rename } from 'node:fs/promises';

/** Ignored by git and npm, beside what it replaces, so that a rename restores it. */
const kept = 'dist/package.json.kept';

/** Keeps the package.json of the current folder while another one is published in its place. */
export const saveManifest = () => copyFile('package.json', kept);

/** Puts the kept package.json back; does nothing when none is kept. */
export async function restoreManifest() {
  await rename(kept, 'package.json').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
