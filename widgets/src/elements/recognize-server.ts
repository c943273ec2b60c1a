import { ApiError, type Client, getPublicConstants } from '@quittance/sdk/client';
import { warnHost } from './warn-host.ts';

/** The result or the pending check of each base URL. */
const recognitions = new Map<string, Promise<boolean>>();

/** Servers that a page with TLS may request: servers with TLS, and this machine. */
const secure = /^https:|^http:\/\/(localhost|127\.|\[::1])/;

/**
 * Whether requests to the URL always fail, as if the network were down. `localhost:4000` is no web address either: its
 * scheme is `localhost`.
 */
function isUnreachable(baseUrl: string): boolean {
  const { protocol, href } = location;
  return !URL.canParse(baseUrl, href) || !(protocol === 'https:' ? secure : /^http/).test(new URL(baseUrl, href).href);
}

async function answersAsOurs(client: Client): Promise<boolean> {
  const constants = await client.request(getPublicConstants, {}).catch((error: unknown) => {
    // Our server sends a request id even with failures; an unavailable one may return.
    if (error instanceof ApiError && error.kind === 'refused' && !error.requestId && !error.retryable) return null;
    throw error;
  });
  return typeof constants?.businessDate === 'string';
}

/** @throws {ApiError} when the server could not be reached; it may answer later */
async function isOurServer(client: Client, baseUrl: string): Promise<boolean> {
  const isOurs = !isUnreachable(baseUrl) && (await answersAsOurs(client));
  if (!isOurs) warnHost(notRecognized(baseUrl));
  return isOurs;
}

const notRecognized = (baseUrl: string): string =>
  `${baseUrl} is not a Quittance server; no token was sent. Check base-url.`;

/**
 * Checks a server by a public call before it gets a token, since a wrong base URL may be the page's own origin or
 * anybody's. Checks and warns once for all widgets with the same base URL; only an unreachable server is checked again.
 * @throws {ApiError} ServerNotRecognizedError, or why the server could not be reached
 */
export async function recognizeServer(client: Client, baseUrl: string): Promise<void> {
  const recognition = recognitions.get(baseUrl) ?? isOurServer(client, baseUrl);
  recognitions.set(baseUrl, recognition);
  const isOurs = await recognition.catch((error: unknown) => {
    // Another widget may have started a new check already.
    if (recognitions.get(baseUrl) === recognition) recognitions.delete(baseUrl);
    throw error;
  });
  if (isOurs) return;
  throw new ApiError({ kind: 'refused', code: 'ServerNotRecognizedError', message: notRecognized(baseUrl) });
}
