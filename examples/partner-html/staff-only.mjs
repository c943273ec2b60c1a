import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text) => createHash('sha256').update(text).digest();

/**
 * Whether the request comes from the shop's staff: HTTP basic authentication, in the place of the sign-in that your site
 * has. Never show balances to everybody who knows an address.
 */
export function isStaff(request, password) {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') return false;
  return timingSafeEqual(hash(Buffer.from(encoded, 'base64').toString()), hash(`staff:${password}`));
}

export const askForPassword = { 'WWW-Authenticate': 'Basic realm="Fieldwork staff", charset="UTF-8"' };
