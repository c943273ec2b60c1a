import { type Call, grantsOf } from '@quittance/sdk/contract';
import type { App } from '../kernel/index.ts';
import type { Exchange } from './exchange.ts';
import type { HttpPorts } from './ports.ts';
import { isOpenToAnyOrigin, isOpenToPartners, usesSession } from './surface.ts';

const oneDaySeconds = 86_400;

/** Headers that scripts of any site may send. */
const allowedHeaders = 'accept-language, content-type, invoice-invite-token, idempotency-key, x-request-id';

const allowedHeadersOf = ({ access }: Call): string =>
  grantsOf(access).some(({ kind }) => kind === 'embed') ? `authorization, ${allowedHeaders}` : allowedHeaders;

/**
 * Headers for calls open to any origin. Without Access-Control-Allow-Credentials, so browsers neither send nor accept
 * cookies.
 */
export const anyOriginHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'content-disposition, x-request-id, retry-after',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

type Headers = Readonly<Record<string, string>>;

/** Headers for calls open to partners' pages. Without Access-Control-Allow-Credentials, like those for any origin. */
const partnerHeaders = (origin: string): Headers => ({
  ...anyOriginHeaders,
  'Access-Control-Allow-Origin': origin,
  Vary: 'Origin',
});

interface CorsServer {
  readonly app: App;
  readonly ports: HttpPorts;
}

/**
 * Returns the headers by which browsers let a page's script read the answer. Partners' pages get them on failures too:
 * without a readable 401 a widget can't know that its session has expired.
 */
export async function corsHeaders(server: CorsServer, call: Call, exchange: Exchange): Promise<Headers> {
  if (isOpenToAnyOrigin(call)) return anyOriginHeaders;
  if (!isOpenToPartners(call) || usesSession(call, exchange.req.param('userId') ?? '')) return {};
  const origin = exchange.req.header('origin');
  if (origin === undefined) return { Vary: 'Origin' };
  const isAllowed = exchange.var.embedOrigin === origin || (await isPartnerOrigin(server, origin));
  return isAllowed ? partnerHeaders(origin) : { Vary: 'Origin' };
}

/** A database that doesn't answer grants nothing; the call itself reports that. */
async function isPartnerOrigin({ app, ports }: CorsServer, origin: string): Promise<boolean> {
  try {
    return (await ports.embedSessions?.isPartnerOrigin(app.db, origin)) ?? false;
  } catch (error) {
    app.log.warn({ err: error }, 'an origin could not be checked');
    return false;
  }
}

/** Headers that answer a preflight request, besides those of `corsHeaders`. */
export const preflightHeaders = (call: Call): Headers => ({
  'Access-Control-Allow-Methods': call.method,
  'Access-Control-Allow-Headers': allowedHeadersOf(call),
  'Access-Control-Max-Age': String(oneDaySeconds),
});
