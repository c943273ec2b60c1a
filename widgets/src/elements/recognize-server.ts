import { ApiError, type Client, getPublicConstants } from '@quittance/sdk/client';
import { rememberBrand } from '../widget/use-brand.ts';
import { warnHost } from './warn-host.ts';

/** The brand of the server or the pending check of each base URL; null if it is not ours. */
const recognitions = new Map<string, Promise<string | null>>();

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

async function askBrand(client: Client): Promise<string | null> {
  const constants = await client.request(getPublicConstants, {}).catch((error: unknown) => {
    // Our server sends a request id even with failures; an unavailable one may return.
    if (error instanceof ApiError && error.kind === 'refused' && !error.requestId && !error.retryable) return null;
    throw error;
  });
  return typeof constants?.businessDate === 'string' ? constants.brandName : null;
}

/** @throws {ApiError} when the server could not be reached; it may answer later */
async function checkServer(client: Client, baseUrl: string): Promise<string | null> {
  const brand = isUnreachable(baseUrl) ? null : await askBrand(client);
  if (brand === null) warnHost(notRecognized(baseUrl));
  return brand;
}

const notRecognized = (baseUrl: string): string =>
  `${baseUrl} is not a Quittance server; no token was sent. Check base-url.`;

/**
 * Whether the server at the base URL sent this script itself: it names its origin with each file of the widgets. Saves
 * the round trip before the first call. Unknown to browsers without server timings, and to copies at another address.
 */
function sentThisScript(baseUrl: string): boolean {
  const timings = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  const origins = timings.flatMap(({ serverTiming = [] }) => serverTiming).filter(({ name }) => name === 'quittance');
  return origins.some(({ description }) => description === new URL(baseUrl, location.href).origin);
}

/** Checks once for all widgets with the same base URL, and remembers the brand for the client. */
async function check(client: Client, baseUrl: string): Promise<void> {
  const recognition = recognitions.get(baseUrl) ?? checkServer(client, baseUrl);
  recognitions.set(baseUrl, recognition);
  const brand = await recognition.catch((error: unknown) => {
    // Another widget may have started a new check already.
    if (recognitions.get(baseUrl) === recognition) recognitions.delete(baseUrl);
    throw error;
  });
  if (brand === null) {
    throw new ApiError({ kind: 'refused', code: 'ServerNotRecognizedError', message: notRecognized(baseUrl) });
  }
  rememberBrand(client, brand);
}

/**
 * Checks a server by a public call before it gets a token, since a wrong base URL may be the page's own origin or
 * anybody's. Checks and warns once for all widgets with the same base URL; only an unreachable server is checked again.
 * @throws {ApiError} ServerNotRecognizedError, or why the server could not be reached
 */
export async function recognizeServer(client: Client, baseUrl: string): Promise<void> {
  const checked = check(client, baseUrl);
  // Not waited for: only some texts need the brand, and they come later.
  if (!isUnreachable(baseUrl) && sentThisScript(baseUrl)) checked.catch(() => {});
  else await checked;
}
