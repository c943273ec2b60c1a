import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inRoot, pinnedNode } from './repository.mjs';

it('npm start reads its settings where nothing was built', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'quittance-start-'));
  const { status, stderr } = spawnSync(pinnedNode, [inRoot('scripts/start.mjs')], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${pathToFileURL(inRoot('scripts/support/unbuilt.mjs')).href}`,
      DATA_DIR: dataDir,
      // Refused once the settings are read, so nothing starts.
      PORT: '4000',
      ADMIN_PORT: '4000',
    },
  });
  rmSync(dataDir, { recursive: true });
  expect(stderr).toBe('Port 4000 is set for both PORT and ADMIN_PORT. Choose another port for one of them.\n');
  expect(status).toBe(1);
});
