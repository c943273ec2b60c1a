import { appendFileSync, renameSync, statSync } from 'node:fs';

export interface RotationLimits {
  /** A file of this size or more is renamed before the next write. */
  readonly maxBytes: number;
  /** Number of older files kept: `<file>.1` (newest) to `<file>.<count>`. */
  readonly olderFiles: number;
}

const defaultLimits: RotationLimits = { maxBytes: 10_000_000, olderFiles: 5 };

/**
 * Appends to a log and rotates it. Opens the file for each chunk, so that several processes can share it: after one
 * rotates it, all write to the new file.
 */
export function appendToLog(file: string, chunk: string | Uint8Array, limits = defaultLimits): void {
  rotateLog(file, limits);
  appendFileSync(file, chunk, { mode: 0o600 });
}

/** Renames the log if it has reached the size limit. */
export function rotateLog(file: string, { maxBytes, olderFiles } = defaultLimits): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < maxBytes) return;
  for (let number = olderFiles; number > 1; number -= 1) moveFile(`${file}.${number - 1}`, `${file}.${number}`);
  moveFile(file, `${file}.1`);
}

function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // It doesn't exist yet, or another process has just moved it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
