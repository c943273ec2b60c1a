import { withinTime } from '@quittance/widgets/kit';
/** A screen's code could not be loaded: the connection broke, or a new release removed the chunk. */
export class ScreenLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of a screen could not be loaded.', { cause });
    this.name = 'ScreenLoadError';
  }
}

/**
 * Loads a screen's code and gives up after two minutes.
 * @throws {ScreenLoadError} Only a page reload helps: browsers remember a failed module by its URL.
 */
export async function loadScreen<Module>(fetchModule: () => Promise<Module>, timeoutMs?: number): Promise<Module> {
  try {
    return await withinTime(fetchModule(), timeoutMs);
  } catch (error) {
    throw new ScreenLoadError(error);
  }
}
