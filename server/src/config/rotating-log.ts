import { appendFileSync, renameSync, statSync } from 'node:fs';

export interface RotationLimits {
  /** Size from which a file is set aside. */
  readonly maxBytes: number;
  /** Older files kept, as `<file>.1` (the newest of them) to `<file>.<count>`. */
  readonly olderFiles: number;
}

const usual: RotationLimits = { maxBytes: 10_000_000, olderFiles: 5 };

/**
 * Appends to a log and rotates it. Opens the file for each chunk, so that several processes can share it: after a
 * rotation by one, all write to the new file.
 */
export function appendToLog(file: string, chunk: string | Uint8Array, limits = usual): void {
  rotateLog(file, limits);
  appendFileSync(file, chunk, { mode: 0o600 });
}

/** Sets the log aside if it has reached its size. */
export function rotateLog(file: string, { maxBytes, olderFiles } = usual): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < maxBytes) return;
  for (let number = olderFiles; number > 1; number -= 1) moveFile(`${file}.${number - 1}`, `${file}.${number}`);
  moveFile(file, `${file}.1`);
}

function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Not there yet, or another process has just moved it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
