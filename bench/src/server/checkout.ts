import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The current checkout. */
export const ownCheckout = path.resolve(import.meta.dirname, '../../..');

export interface OlderCheckout {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Checks out an older revision next to this one. It reuses the installed packages, so the revision must need the same
 * ones; its workspaces replace ours.
 */
export async function checkOut(revision: string): Promise<OlderCheckout> {
  const parent = await mkdtemp(path.join(tmpdir(), 'quittance-older-'));
  const folder = path.join(parent, 'checkout');
  await run('git', ['worktree', 'add', '--detach', folder, revision], { cwd: ownCheckout });
  await linkPackages(folder);
  return {
    folder,
    async remove() {
      await run('git', ['worktree', 'remove', '--force', folder], { cwd: ownCheckout });
      await rm(parent, { recursive: true, force: true });
    },
  };
}

async function linkPackages(folder: string): Promise<void> {
  const ours = path.join(ownCheckout, 'node_modules');
  const theirs = path.join(folder, 'node_modules');
  await mkdir(path.join(theirs, '@quittance'), { recursive: true });
  for (const name of await readdir(ours)) {
    if (name !== '@quittance' && name !== '.cache') await symlink(path.join(ours, name), path.join(theirs, name));
  }
  for (const workspace of ['sdk', 'server', 'widgets']) {
    await symlink(path.join(folder, workspace), path.join(theirs, '@quittance', workspace));
  }
  // Packages used by a single workspace are in that workspace's folder.
  for (const workspace of ['sdk', 'server']) {
    const own = path.join(ownCheckout, workspace, 'node_modules');
    if (existsSync(own)) await symlink(own, path.join(folder, workspace, 'node_modules'));
  }
}
