import { describe, expect, it } from 'vitest';
import { loadScreen, ScreenLoadError } from './load-screen.ts';

describe('loadScreen', () => {
  it('returns the module', async () => {
    await expect(loadScreen(async () => ({ Component: 'screen' }))).resolves.toEqual({ Component: 'screen' });
  });

  it('throws a ScreenLoadError with the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const failure = loadScreen(() => Promise.reject(cause));
    await expect(failure).rejects.toBeInstanceOf(ScreenLoadError);
    await expect(failure).rejects.toMatchObject({ cause });
  });

  it('gives up on a chunk that never loads', async () => {
    await expect(loadScreen(() => new Promise(() => {}), 5)).rejects.toBeInstanceOf(ScreenLoadError);
  });
});
