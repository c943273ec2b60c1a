/**
 * The strict Content-Security-Policy that docs/embedding.md gives to partners.
 * @param quittanceUrl where the widgets and the API are.
 * @param more what the page of one test needs besides.
 */
export function documentedPolicy(quittanceUrl: string, more: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${quittanceUrl}`,
    "style-src 'self'",
    ...more,
    `connect-src 'self' ${quittanceUrl}`,
    `frame-src ${quittanceUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types quittance',
  ].join('; ');
}
