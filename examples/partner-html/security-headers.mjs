/**
 * The strictest policy under which the widgets run: nothing inline, no eval, Trusted Types required. It names only
 * Quittance's origin, for the script, the calls and the bank window.
 */
export const pageHeaders = (quittanceUrl) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'self' ${quittanceUrl}`,
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self' ${quittanceUrl}`,
    `frame-src ${quittanceUrl}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types quittance',
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
});
