import { createHash } from 'node:crypto';
import { formatMoney } from '@quittance/sdk/money';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/index.ts';
import type { Invoice } from '../../invoices/index.ts';
import { type App, findLocale } from '../../kernel/index.ts';
import type { LinkedAccount } from '../../providers/index.ts';
import {
  type AuthorizationFacts,
  authorizationVersion,
  renderAuthorization,
  writeAuthorization,
} from './debit-authorization.ts';

const facts: AuthorizationFacts = {
  brandName: 'Bancoli',
  supportEmail: 'support@bancoli.com',
  payerName: 'Nordwind Traders',
  sellerName: 'Alder & Finch Design Studio',
  invoiceNumber: 'INV-000042',
  amount: 'USD 1,234.50',
  bankName: 'First Harbor National',
  accountKind: 'checking',
  accountMask: '6789',
  date: '06 Mar, 2026',
};

const app = { config: loadConfig({}) } as App;
const subject = {
  invoice: {
    totalDueMinor: 123_456_750n,
    currency: 'USD',
    earlyDiscount: { percent: null, endDate: null, amountMinor: 0n },
  } as Invoice,
  payerName: 'Nordwind Traders',
  account: {
    bankName: 'First Harbor National',
    accountKind: 'checking',
    accountMask: '6789',
  } as unknown as LinkedAccount,
  today: '2026-03-06',
};

const required = {
  en: {
    'that it is an authorization': /authorize/i,
    'that it is given once': /one-time|once/,
    'when the debit is made': /on the date of this authorization, or on the next banking day/,
    'that it may be sent again': /sent again up to two times/,
    'how to revoke it': /revoke it by writing to support@bancoli\.com/,
    'that the payer is bound by the Nacha rules': /Nacha Operating Rules, that I am bound by them/,
    'that a copy is sent': /copy of this authorization is sent to me/,
  },
  es: {
    'that it is an authorization': /autorizo/i,
    'that it is given once': /una sola vez/,
    'when the debit is made': /en la fecha de esta autorización, o el siguiente día hábil bancario/,
    'that it may be sent again': /de nuevo hasta dos veces/,
    'how to revoke it': /revocarla escribiendo a support@bancoli\.com/,
    'that the payer is bound by the Nacha rules': /Nacha Operating Rules, que me obligan/,
    'that a copy is sent': /Se me envía una copia/,
  },
} as const;

describe.each(['en', 'es'] as const)('the debit authorization in %s', (locale) => {
  const text = renderAuthorization(facts, locale);

  it.each(Object.entries(required[locale]))('says %s', (_what, pattern) => {
    expect(text).toMatch(pattern);
  });

  it.each(Object.entries(facts).filter(([name]) => name !== 'accountKind'))('names the %s', (_name, value) => {
    expect(text).toContain(value);
  });

  it('names the kind of account', () => {
    expect(text).toContain(locale === 'en' ? 'checking account' : 'cuenta corriente');
    expect(renderAuthorization({ ...facts, accountKind: 'savings' }, locale)).toContain(
      locale === 'en' ? 'savings account' : 'cuenta de ahorros',
    );
  });

  it('has a separate version for every wording', () => {
    // If this fails, a text has changed: give it a new version, then update its hash here.
    expect({ version: authorizationVersion, hash: createHash('sha256').update(text).digest('hex') }).toEqual(
      wordings[locale],
    );
  });
});

it.each(['es-US', 'es-PR', 'es-MX', 'es-ES', 'es-AR', 'en-US'])('formats the amount like the widget in %s', (tag) => {
  const text = writeAuthorization(app, subject, findLocale(tag) ?? 'en').text;
  expect(text).toContain(formatMoney({ amountMinor: 123_456_750n, currency: 'USD' }, tag, { display: 'none' }));
});

const wordings = {
  en: { version: '2026-11-24', hash: 'f5c348dbf35a16825a0c125c1f8ac774a4189c36d9bdc6433c8b6a5ebc433e68' },
  es: { version: '2026-11-24', hash: '9acdf5b20b42206d071d036fc1b832a3fa0cf38a6c1aa871be4f19281977931c' },
};
