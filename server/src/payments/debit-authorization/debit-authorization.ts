import { createHash } from 'node:crypto';
import { writtenLocales } from '@quittance/sdk/contract';
import { formatMoney } from '@quittance/sdk/money';
import { formatBusinessDate } from '@quittance/sdk/time';
import { type Invoice, numberOf } from '../../invoices/index.ts';
import { type App, type Locale, languageOf } from '../../kernel/index.ts';
import type { LinkedAccount } from '../../providers/index.ts';
import { writeInEnglish } from './en.ts';
import { writeInSpanish } from './es.ts';
import type { AuthorizationFacts } from './facts.ts';

/**
 * Version of the wording. Change it with every change of a text: accepted texts are stored word for word, and the
 * version identifies their wording. A test enforces it.
 */
export const authorizationVersion = '2026-11-23';

const writers = { en: writeInEnglish, es: writeInSpanish } as const;

/** The text that a payer accepts before a debit. */
export interface DebitAuthorization {
  readonly version: string;
  readonly locale: Locale;
  readonly text: string;
  /** SHA-256 of version, locale and text, in hexadecimal. */
  readonly hash: string;
}

export interface AuthorizationSubject {
  readonly invoice: Invoice;
  readonly payerName: string;
  readonly account: LinkedAccount;
  /** Business date of the acceptance. */
  readonly today: string;
}

/** Writes the authorization for one invoice and one bank account. The same subject gives the same text and hash. */
export function writeAuthorization(
  app: App,
  { invoice, payerName, account, today }: AuthorizationSubject,
  locale: Locale,
): DebitAuthorization {
  const text = renderAuthorization(
    {
      brandName: app.config.brandName,
      supportEmail: app.config.supportEmail,
      payerName,
      sellerName: invoice.senderName,
      invoiceNumber: numberOf(invoice),
      amount: formatMoney({ amountMinor: invoice.totalDueMinor, currency: invoice.currency }, locale, {
        display: 'code',
      }),
      bankName: account.bankName,
      accountKind: account.accountKind,
      accountMask: account.mask,
      date: formatBusinessDate(today, locale),
    },
    locale,
  );
  const hash = createHash('sha256').update([authorizationVersion, locale, text].join('\n')).digest('hex');
  return { version: authorizationVersion, locale, text, hash };
}

export const renderAuthorization = (facts: AuthorizationFacts, locale: Locale): string =>
  writers[languageOf(locale)](facts);

/**
 * Finds the authorization that a payer accepted, by its hash. In any locale, it must be the one that would be shown
 * now: null if the amount, the account, the date or the wording has changed since.
 */
export function findAcceptedAuthorization(
  app: App,
  subject: AuthorizationSubject,
  hash: string,
): DebitAuthorization | null {
  const candidates = writtenLocales.map((locale) => writeAuthorization(app, subject, locale));
  return candidates.find((candidate) => candidate.hash === hash) ?? null;
}
