import type { Call } from '@quittance/sdk/contract';

const oneDaySeconds = 86_400;

/** Headers a script of any site may send. */
const allowedHeaders = 'accept-language, content-type, invoice-invite-token, idempotency-key, x-request-id';

const allowedHeadersOf = ({ access }: Call): string =>
  access.kind === 'embed' ? `authorization, ${allowedHeaders}` : allowedHeaders;

/**
 * For calls open to any origin. Without Access-Control-Allow-Credentials, so that no browser sends or accepts cookies.
 */
export const anyOriginHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'content-disposition, x-request-id, retry-after',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The answer to a browser that asks beforehand. */
export const preflightHeaders = (call: Call): Readonly<Record<string, string>> => ({
  ...anyOriginHeaders,
  'Access-Control-Allow-Methods': call.method,
  'Access-Control-Allow-Headers': allowedHeadersOf(call),
  'Access-Control-Max-Age': String(oneDaySeconds),
});
