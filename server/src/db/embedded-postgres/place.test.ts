import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canEnter, postgresAccount } from './account.ts';
import { copyWhole, stateRoot } from './place.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'place-'));
  await chmod(parent, 0o755);
});

afterEach(() => rm(parent, { recursive: true, force: true }));

describe('under a umask that leaves others no rights', () => {
  it('every account may traverse the state folder', async () => {
    const root = path.join(parent, 'state');
    await mkdir(root, { mode: 0o700 });
    expect(await stateRoot(root)).toBe(root);
    expect((await stat(root)).mode & 0o777).toBe(0o755);
  });

  it('the copied programs can be run by the account that PostgreSQL has', async () => {
    // Another account than ours only when we are root.
    const account = await postgresAccount();
    const bin = path.join(parent, 'installed/bin');
    await mkdir(bin, { recursive: true, mode: 0o700 });
    await writeFile(path.join(bin, 'initdb'), '', { mode: 0o700 });
    await copyWhole(path.dirname(bin), path.join(parent, 'copy'), account);
    expect(await canEnter(account, path.join(parent, 'copy/bin'))).toBe(true);
    expect(await stat(path.join(parent, 'copy/bin/initdb'))).toMatchObject({ uid: process.getuid?.(), ...account });
  });
});
