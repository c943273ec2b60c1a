import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/index.ts';
import type { HttpEnv } from './exchange.ts';

/** Directives of a Content-Security-Policy by name. */
type ContentSecurityPolicy = Readonly<Record<string, string>>;

/**
 * What our pages may do: run and load what their own origin serves, as files. No inline script or style, no eval, and no
 * text becomes script or markup except through the Trusted Types policy `quittance`.
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

/** For everything that isn't a page, should a browser be led to show it as one. */
const dataPolicy: ContentSecurityPolicy = { 'default-src': "'none'", 'frame-ancestors': "'none'" };

const serializePolicy = (policy: ContentSecurityPolicy): string =>
  Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/**
 * Adds the headers that make browsers careful, except where a route has set one itself. A page of its own with another
 * Content-Security-Policy also says by it who may frame it, so it gets no X-Frame-Options.
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
