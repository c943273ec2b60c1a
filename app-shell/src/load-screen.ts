import { withinTime } from '@quittance/widgets/kit';
/** A screen's code could not be fetched: the connection broke, or the chunk left the server with a new release. */
export class ScreenLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of a screen could not be loaded.', { cause });
    this.name = 'ScreenLoadError';
  }
}

/**
 * Fetches a screen's code and gives up after two minutes.
 * @throws {ScreenLoadError} Only a reload of the page can mend it: browsers remember a failed module under its address.
 */
export async function loadScreen<Module>(fetchModule: () => Promise<Module>, timeoutMs?: number): Promise<Module> {
  try {
    return await withinTime(fetchModule(), timeoutMs);
  } catch (error) {
    throw new ScreenLoadError(error);
  }
}
