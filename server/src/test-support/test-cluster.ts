import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres/index.ts';

const prefix = 'quittance-test-';

/** A PostgreSQL for one test run. It survives no crash, which makes it fast. */
export async function startTestCluster(): Promise<EmbeddedPostgres> {
  const root = await roomyFolder();
  await removeLeftovers(root);
  const folder = await mkdtemp(path.join(root, prefix));
  // As root, PostgreSQL runs as another user, who has to pass through it.
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'data-dir'));
  await writeFile(path.join(folder, 'pid'), String(process.pid));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'data-dir'), {
    disposable: true,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  return {
    ...postgres,
    async close() {
      await postgres.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Memory where there is enough of it: database files are many, and copying them on a slow disk takes longer than the tests. */
export async function roomyFolder(): Promise<string> {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize > 1_000_000_000 ? memory : tmpdir();
}

/** A run that was killed leaves its server and files behind; the next one clears them away. */
async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(root, name);
    const pid = Number(await readFile(path.join(folder, 'pid'), 'utf8').catch(() => '0'));
    if (pid > 0 && !isAlive(pid)) await removeLeftover(folder);
  }
}

async function removeLeftover(folder: string): Promise<void> {
  const orphan = await startEmbeddedPostgres(path.join(folder, 'data-dir')).catch(() => undefined);
  await orphan?.close();
  await rm(folder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
