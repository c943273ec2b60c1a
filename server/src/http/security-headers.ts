import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/index.ts';
import type { HttpEnv } from './exchange.ts';

/** Directives of a Content-Security-Policy by name. */
type ContentSecurityPolicy = Readonly<Record<string, string>>;

/**
 * The policy of our pages: they load and run only files of the same origin. No inline script or style, no eval; text
 * becomes script or markup only through the Trusted Types policy `quittance`.
 */
const pagePolicy: ContentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  // The bank-linking window is a page of our own origin.
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'quittance',
};

/** For everything else, in case a browser shows it as a page. */
const dataPolicy: ContentSecurityPolicy = { 'default-src': "'none'", 'frame-ancestors': "'none'" };

const serializePolicy = (policy: ContentSecurityPolicy): string =>
  Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/**
 * Adds security headers, except those that a route has set. A page with a different Content-Security-Policy declares
 * there who may frame it, so it gets no X-Frame-Options.
 */
export function securityHeaders(config: Config): MiddlewareHandler<HttpEnv> {
  const everywhere: Readonly<Record<string, string>> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
  const page = { 'Content-Security-Policy': serializePolicy(pagePolicy), 'Cross-Origin-Opener-Policy': 'same-origin' };
  const data = { 'Content-Security-Policy': serializePolicy(dataPolicy) };
  return async (exchange, next) => {
    await next();
    const { headers } = exchange.res;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!headers.has('Content-Security-Policy')) exchange.header('X-Frame-Options', 'DENY');
    for (const [name, value] of Object.entries({ ...everywhere, ...(isPage ? page : data) })) {
      if (!headers.has(name)) exchange.header(name, value);
    }
  };
}
