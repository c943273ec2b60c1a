import { ApiError, type Client, getPublicConstants } from '@quittance/sdk/client';
import { warnHost } from './warn-host.ts';

const recognized = new Set<string>();

/**
 * Asks a server something public before it is sent a token: a wrong base URL names the page's own origin, or anybody's.
 * @throws {ApiError} ServerNotRecognizedError, or why the server could not be asked
 */
export async function recognizeServer(client: Client, baseUrl: string): Promise<void> {
  if (recognized.has(baseUrl)) return;
  const constants = await client.request(getPublicConstants, {}).catch((error: unknown) => {
    // Our own server names the request also when it fails; one that is away may come back.
    if (error instanceof ApiError && error.kind === 'refused' && !error.requestId && !error.retryable) return null;
    throw error;
  });
  if (typeof constants?.businessDate === 'string') {
    recognized.add(baseUrl);
    return;
  }
  const message = `${baseUrl} is not a Quittance server; no token was sent. Check base-url.`;
  warnHost(message);
  throw new ApiError({ kind: 'refused', code: 'ServerNotRecognizedError', message });
}
