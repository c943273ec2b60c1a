import { type Call, grantsOf } from '@quittance/sdk/contract';

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

/** Headers that answer a preflight request. */
export const preflightHeaders = (call: Call): Readonly<Record<string, string>> => ({
  ...anyOriginHeaders,
  'Access-Control-Allow-Methods': call.method,
  'Access-Control-Allow-Headers': allowedHeadersOf(call),
  'Access-Control-Max-Age': String(oneDaySeconds),
});
