// Runs after `npm pack` and `npm publish`, in the package's folder.

import { restoreManifest } from './support/kept-manifest.mjs';

await restoreManifest();
