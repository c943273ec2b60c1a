import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, lchown, mkdir, mkdtemp, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, canEnter, postgresAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';

/** What is needed to run one cluster. */
export interface Place {
  /** Holds the data folder, the password and the log; belongs to the account. */
  readonly folder: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
}

/**
 * Creates the cluster's folder under `dataDir`. If PostgreSQL's user may not enter it (a checkout in root's 0700 home),
 * the folder is created in a state folder of the system, `dataDir` gets a link to it, and the binaries are copied next
 * to it.
 */
export async function preparePlace(dataDir: string): Promise<Place> {
  const account = await postgresAccount();
  await mkdir(dataDir, { recursive: true });
  const folder = (await canEnter(account, dataDir))
    ? await ownedFolder(path.join(dataDir, 'postgres'), account)
    : await linkedFolder(path.join(dataDir, 'postgres'), account);
  return { folder, account, binaries: await reachableBinaries(folder, account) };
}

async function ownedFolder(folder: string, account: Account | undefined): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/** Links a checkout to its data: deleting the data folder starts afresh, moving the checkout keeps the data. */
async function linkedFolder(link: string, account: Account | undefined): Promise<string> {
  const known = await readlink(link).catch(() => undefined);
  if (known && existsSync(known)) return ownedFolder(known, account);
  const folder = await ownedFolder(path.join(await stateRoot(), randomBytes(6).toString('hex')), account);
  // Its folder is gone.
  if (known) await rm(link, { force: true });
  try {
    await symlink(folder, link);
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another process that starts at the same moment has linked its folder first.
    await rm(folder, { recursive: true, force: true });
    return linkedFolder(link, account);
  }
}

/** Creates the parent folder of clusters that can't be in their checkout. Any account may traverse it. */
export async function stateRoot(wanted = '/var/lib/quittance'): Promise<string> {
  const root = await mkdir(wanted, { recursive: true }).then(
    () => wanted,
    // A read-only system. The temporary folder may be emptied at boot, which is still better than not starting.
    () => mkdtemp(path.join(tmpdir(), 'quittance-')),
  );
  // A strict umask and mkdtemp both lock other accounts out.
  await chmod(root, 0o755);
  return root;
}

async function reachableBinaries(folder: string, account: Account | undefined): Promise<Binaries> {
  const installed = await findBinaries();
  if (await canEnter(account, path.join(installed.folder, 'bin'))) return installed;
  const copy = path.join(folder, `postgresql-${installed.version}`);
  if (!existsSync(copy)) await copyWhole(installed.folder, copy, account);
  return { folder: copy, version: installed.version };
}

/** Copies under a temporary name first, so that an interrupted copy is never mistaken for a complete one. */
export async function copyWhole(source: string, target: string, account: Account | undefined): Promise<void> {
  const draft = `${target}.${randomBytes(4).toString('hex')}`;
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  if (account) await giveTo(draft, account);
  await rename(draft, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** Changes the owner of a folder and its contents: under a strict umask nobody else could run the copied programs. */
async function giveTo(folder: string, { uid, gid }: Account): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(
    [folder, ...entries.map((entry) => path.join(folder, entry))].map((file) => lchown(file, uid, gid)),
  );
}
