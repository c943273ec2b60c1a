import { describe, expect, it } from 'vitest';
import { matchPattern } from './route-pattern.ts';

describe('a route pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/income', '/income', {}],
    ['/income', '/income/', {}],
    ['/income', '/Income', {}],
    ['/invoices/:invoiceId', '/invoices/inv_1', { invoiceId: 'inv_1' }],
    ['/invoices/:invoiceId/form', '/invoices/inv_1/form', { invoiceId: 'inv_1' }],
    ['/accounts/:group', '/accounts/caf%C3%A9%2F1', { group: 'café/1' }],
    ['/accounts/:group', '/accounts/100%', { group: '100%' }],
    ['/help/:path*', '/help', { path: '' }],
    ['/help/:path*', '/help/payments/late%20fees', { path: 'payments/late fees' }],
    ['*', '/any/thing', {}],
  ])('%s matches %s', (pattern, pathname, params) => {
    expect(matchPattern(pattern, pathname)).toEqual(params);
  });

  it.each([
    ['/', '/income'],
    ['/income', '/'],
    ['/invoices/:invoiceId', '/invoices'],
    ['/help/:path*', '/helper'],
    ['/invoices/:invoiceId', '/invoices/inv_1/form'],
    ['/invoices/:invoiceId/form', '/invoices/inv_1/print'],
  ])('%s does not match %s', (pattern, pathname) => {
    expect(matchPattern(pattern, pathname)).toBeNull();
  });
});
