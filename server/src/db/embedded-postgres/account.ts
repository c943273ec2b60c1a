import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The operating-system user that PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account to run PostgreSQL as. PostgreSQL refuses to run as root, so as root (in most containers) this is
 * the user `postgres`, created if missing. Otherwise undefined: PostgreSQL runs as the current user.
 */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await findAccount('postgres');
  if (existing) return existing;
  await createAccount();
  const created = await findAccount('postgres');
  if (created) return created;
  throw new Error(
    'PostgreSQL may not run as root and the user "postgres" could not be made. Create it, run as another user, or set DATABASE_URL.',
  );
}

async function findAccount(name: string): Promise<Account | undefined> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

async function createAccount(): Promise<void> {
  await run('groupadd', ['--system', '--force', 'postgres']).catch(() => {});
  await run('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']).catch(() => {});
}

/** Whether the account may enter the folder. That requires access to every parent folder too. */
export async function canEnter(account: Account | undefined, folder: string): Promise<boolean> {
  if (!account) return true;
  return run('/bin/sh', ['-c', 'cd -- "$1" && ls . >/dev/null', 'sh', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Returns the name of a running process, if the system provides it. */
export async function nameOfProcess(pid: number): Promise<string | undefined> {
  const asked =
    process.platform === 'linux'
      ? readFile(`/proc/${pid}/comm`, 'utf8')
      : run('ps', ['-o', 'comm=', '-p', String(pid)]).then(({ stdout }) => stdout);
  return asked.then(
    (name) => name.trim() || undefined,
    () => undefined,
  );
}
