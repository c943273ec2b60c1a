import { ApiError, type Client, getPublicConstants } from '@quittance/sdk/client';
import { warnHost } from './warn-host.ts';

/** What each base URL has turned out to be, or is being asked for. */
const recognitions = new Map<string, Promise<boolean>>();

/** Whom a page with TLS may ask: servers with TLS, and this machine. */
const secure = /^https:|^http:\/\/(localhost|127\.|\[::1])/;

/**
 * Whether a request would fail as if the network were away, however often it is tried. `localhost:4000` is no address of the web either:
 * it names the scheme `localhost`.
 */
function isUnreachable(baseUrl: string): boolean {
  const { protocol, href } = location;
  return !URL.canParse(baseUrl, href) || !(protocol === 'https:' ? secure : /^http/).test(new URL(baseUrl, href).href);
}

async function answersAsOurs(client: Client): Promise<boolean> {
  const constants = await client.request(getPublicConstants, {}).catch((error: unknown) => {
    // Our own server names the request also when it fails; one that is away may come back.
    if (error instanceof ApiError && error.kind === 'refused' && !error.requestId && !error.retryable) return null;
    throw error;
  });
  return typeof constants?.businessDate === 'string';
}

/** @throws {ApiError} when the server could not be asked; it may answer later */
async function isOurServer(client: Client, baseUrl: string): Promise<boolean> {
  const isOurs = !isUnreachable(baseUrl) && (await answersAsOurs(client));
  if (!isOurs) warnHost(notRecognized(baseUrl));
  return isOurs;
}

const notRecognized = (baseUrl: string): string =>
  `${baseUrl} is not a Quittance server; no token was sent. Check base-url.`;

/**
 * Asks a server something public before it is sent a token: a wrong base URL names the page's own origin, or anybody's.
 * Asks and warns once for all widgets with the same base URL; only a server that could not be asked is asked again.
 * @throws {ApiError} ServerNotRecognizedError, or why the server could not be asked
 */
export async function recognizeServer(client: Client, baseUrl: string): Promise<void> {
  const recognition = recognitions.get(baseUrl) ?? isOurServer(client, baseUrl);
  recognitions.set(baseUrl, recognition);
  const isOurs = await recognition.catch((error: unknown) => {
    // Another widget may be asking again already.
    if (recognitions.get(baseUrl) === recognition) recognitions.delete(baseUrl);
    throw error;
  });
  if (isOurs) return;
  throw new ApiError({ kind: 'refused', code: 'ServerNotRecognizedError', message: notRecognized(baseUrl) });
}
