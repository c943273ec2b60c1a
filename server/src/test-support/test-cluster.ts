import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres/index.ts';

const prefix = 'quittance-test-';

/** Starts a PostgreSQL for one test run. It is not crash-safe, which makes it fast. */
export async function startTestCluster(): Promise<EmbeddedPostgres> {
  const root = await chooseTestFolder();
  await removeLeftovers(root);
  const folder = await mkdtemp(path.join(root, prefix));
  // As root, PostgreSQL runs as another user, who must be able to traverse the folder.
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

/**
 * Prefers a folder in memory: there are many database files, and copying them on a slow disk takes longer than the
 * tests.
 */
export async function chooseTestFolder(): Promise<string> {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize > 1_000_000_000 ? memory : tmpdir();
}

/** Removes servers and files of earlier runs that were killed. */
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
