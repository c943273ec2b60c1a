import type { CustomFetchOptions } from 'openid-client';
import { ProviderAwayError } from './identity-providers.ts';

type FetchOptions = Omit<Partial<CustomFetchOptions>, 'headers'> & {
  readonly headers?: Headers | Record<string, string>;
};

/** As the libraries fetch: each sets what it needs. */
export type Fetch = (url: string, init: FetchOptions) => Promise<Response>;

/** Longest wait for an answer of a provider. */
export const timeoutMs = 5_000;

/** Makes every way in which a provider can be away the same error. */
export const watchedFetch =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    try {
      const response = await fetch(url, init);
      if (response.status < 500 && response.status !== 429) return response;
      throw new ProviderAwayError(`${new URL(url).host} answered ${response.status}.`);
    } catch (error) {
      if (error instanceof ProviderAwayError) throw error;
      throw new ProviderAwayError(`${new URL(url).host} can't be reached.`, { cause: error });
    }
  };

/** Whether the error, or one that caused it, says that the provider is away. */
export function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderAwayError || cause.name === 'TimeoutError') return true;
  }
  return false;
}
