import { expect, it } from 'vitest';
import type { App } from '../kernel/index.ts';
import { findEmailingDoc, listEmailingDocs } from './emailing-docs.ts';
import { mails } from './templates/templates.generated.ts';

const app = { config: { brandName: 'Bancoli', supportEmail: 'support@bancoli.com' } } as App;

it('lists every template in both languages', () => {
  const { items } = listEmailingDocs(app);
  expect(items.map(({ template }) => template)).toEqual(Object.keys(mails));
  for (const { template, mails: written } of items) {
    expect(written.map(({ locale }) => locale)).toEqual(['en', 'es']);
    expect(written[0]?.subject, template).not.toBe(written[1]?.subject);
    for (const { htmlPath } of written) {
      const [, , , name = '', language = ''] = htmlPath.split('/');
      expect(findEmailingDoc(app, name, language)).toContain(`<html lang="${language}">`);
    }
  }
});

it('shows a logo in the mails that come from a seller, and only there', () => {
  const withLogo = Object.keys(mails).filter((template) => findEmailingDoc(app, template, 'en')?.includes('<img'));
  expect(withLogo).toEqual([
    'card-declined-payer',
    'card-dispute-lost-payer',
    'crypto-failed-payer',
    'crypto-kept-payer',
    'crypto-returned-payer',
    'debit-presented-again',
    'debit-refused-payer',
    'debit-returned-payer',
    'debit-reversed-payer',
    'invoice-canceled',
    'invoice-marked-paid-buyer',
    'invoice-overdue-buyer',
    'invoice-reminder',
    'invoice-sent',
    'payment-confirmation-payer',
    'transfer-rest',
  ]);
  expect(findEmailingDoc(app, 'invoice-sent', 'es')).toContain('src="data:image/png;base64,');
});

it.each([
  ['constructor', 'en'],
  ['invoice-sent', 'fr'],
])('has no example %s in %s', (template, language) => {
  expect(findEmailingDoc(app, template, language)).toBeNull();
});
