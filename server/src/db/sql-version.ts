import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Which set of SQL files this is, checked in beside them as `version.json` and raised by `npm run generate`. */
export interface SqlVersion {
  /** Higher with every change, so that a server can tell newer functions from older ones. */
  readonly version: number;
  /** SHA-256 of all files of this version, in hexadecimal. */
  readonly hash: string;
}

const fileName = 'version.json';

export const sqlVersionFile = (folder: string): string => path.join(folder, fileName);

export const readSqlVersion = async (folder: string): Promise<SqlVersion> =>
  JSON.parse(await readFile(sqlVersionFile(folder), 'utf8'));

interface HashedFile {
  readonly name: string;
  readonly hash: Buffer;
}

/** The checked-in version if it describes these files, or the next one. */
export function sqlVersionOf(files: readonly HashedFile[], checkedIn: SqlVersion): SqlVersion {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.name} ${file.hash.toString('hex')}\n`);
  const current = hash.digest('hex');
  return current === checkedIn.hash ? checkedIn : { version: checkedIn.version + 1, hash: current };
}
