import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Folders of the exchange:
 *
 * - `outgoing`: for the bank, which takes files away; `incoming`: from the bank
 * - `processed`: files that were read; `failed`: files that could not be read
 * - `prepared`: files on their way to `outgoing`
 */
const names = ['outgoing', 'incoming', 'processed', 'failed', 'prepared'] as const;
export type FolderName = (typeof names)[number];

/** Larger files are refused. */
const maxBytes = 50 * 1024 * 1024;

export async function ensureFolders(root: string): Promise<void> {
  for (const name of names) await mkdir(path.join(root, name), { recursive: true });
}

export interface FoundFile {
  readonly name: string;
  readonly changedAt: Date;
  readonly isTooLarge: boolean;
}

/** Lists the files that came, by name. Hidden ones and those of transfer programs in progress are left out. */
export async function listIncoming(root: string): Promise<readonly FoundFile[]> {
  const folder = path.join(root, 'incoming');
  const found = await readdir(folder, { withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && !/^\.|\.(part|tmp|filepart)$/i.test(entry.name));
  return await Promise.all(
    files
      .map(({ name }) => name)
      .sort()
      .map(async (name) => {
        const { mtime, size } = await stat(path.join(folder, name));
        return { name, changedAt: mtime, isTooLarge: size > maxBytes };
      }),
  );
}

export const readIncoming = (root: string, name: string): Promise<Buffer> =>
  readFile(path.join(root, 'incoming', name));

/** Moves a file from one folder into another, under another name. */
export async function moveFile(
  root: string,
  {
    from,
    to,
    name,
    as,
  }: { readonly from: FolderName; readonly to: FolderName; readonly name: string; readonly as: string },
): Promise<void> {
  await rename(path.join(root, from, name), path.join(root, to, as));
}

/** Writes a file into `prepared` and to the disk, replacing one that a crash left there. */
export async function prepareFile(root: string, name: string, text: string): Promise<void> {
  const file = await open(path.join(root, 'prepared', name), 'w', 0o600);
  try {
    await file.writeFile(text, 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
}

export const isPrepared = (root: string, name: string): Promise<boolean> =>
  stat(path.join(root, 'prepared', name)).then(
    () => true,
    (error) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
