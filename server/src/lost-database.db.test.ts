import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { chooseTestFolder } from './test-support/test-cluster.ts';

// The test creates a cluster and starts the server on it.
vi.setConfig({ testTimeout: 120_000 });

const repository = path.resolve(import.meta.dirname, '../..');

it('a server whose PostgreSQL can’t be restarted exits with code 1 and reports why in one line', async () => {
  const folder = await mkdtemp(path.join(await chooseTestFolder(), 'lost-'));
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
  await chmod(folder, 0o755);
  const child = spawn(process.execPath, ['--conditions=source', '--no-warnings', 'server/src/main.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: '0',
      ADMIN_PORT: '0',
      CARD_SANDBOX_PORT: '0',
      LOAD_DEMO: 'false',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  try {
    const output: Buffer[] = [];
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    const ended = once(child, 'close');
    await once(child, 'message');
    const data = path.join(folder, 'postgres/data');
    const postmaster = Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    await rename(data, path.join(folder, 'postgres/elsewhere'));
    process.kill(postmaster, 'SIGKILL');
    expect((await ended)[0]).toBe(1);
    expect(Buffer.concat(output).toString()).toBe(`The server stops: PostgreSQL's data folder is missing: ${data}.\n`);
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
