import { access, constants, mkdir } from 'node:fs/promises';

/** The data folder can't be written. The message names the folder and the setting. */
export class DataFolderError extends Error {
  constructor(folder: string, cause: NodeJS.ErrnoException) {
    super(
      `The data folder ${folder} can't be written (${cause.code}). Make it writable, or choose another one with DATA_DIR.`,
      { cause },
    );
    this.name = 'DataFolderError';
  }
}

/**
 * Creates the data folder unless it exists.
 * @throws DataFolderError
 */
export async function ensureDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError(folder, error as NodeJS.ErrnoException);
  }
}
