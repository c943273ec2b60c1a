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
 * Names the wording. Change it with every change of a text: what people accepted is kept word for word, and the version
 * tells which wording that was. A test holds the texts to it.
 */
export const authorizationVersion = '2026-11-23';

const writers = { en: writeInEnglish, es: writeInSpanish } as const;

/** What a payer is asked to accept before their bank account is debited. */
export interface DebitAuthorization {
  readonly version: string;
  readonly locale: Locale;
  readonly text: string;
  /** SHA-256 of version, locale and text, in hexadecimal. */
  readonly hash: string;
}

export interface AuthorizationSubject {
  readonly invoice: Invoice;
  readonly account: LinkedAccount;
  /** Business date on which it is accepted. */
  readonly today: string;
}

/** Writes the authorisation for one invoice and one bank account. The same subject gives the same text and hash. */
export function writeAuthorization(
  app: App,
  { invoice, account, today }: AuthorizationSubject,
  locale: Locale,
): DebitAuthorization {
  const text = renderAuthorization(
    {
      brandName: app.config.brandName,
      supportEmail: app.config.supportEmail,
      payerName: invoice.recipientName,
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
 * The authorisation that a payer accepted, told by its hash: in whichever locale, it must be the one that would be
 * shown now. Null when something in it has changed since, be it the amount, the account, the date or the wording.
 */
export function findAcceptedAuthorization(
  app: App,
  subject: AuthorizationSubject,
  hash: string,
): DebitAuthorization | null {
  const candidates = writtenLocales.map((locale) => writeAuthorization(app, subject, locale));
  return candidates.find((candidate) => candidate.hash === hash) ?? null;
}
