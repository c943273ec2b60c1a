import { createHash } from 'node:crypto';
import { writtenLocales } from '@quittance/sdk/contract';
import { formatMoney } from '@quittance/sdk/money';
import { formatBusinessDate } from '@quittance/sdk/time';
import { amountDueOn, type Invoice, numberOf } from '../../invoices/index.ts';
import { type App, type Locale, translatorOf } from '../../kernel/index.ts';
import type { LinkedAccount } from '../../providers/index.ts';
import { debitAuthorizationTexts as texts } from './texts.en.ts';
import { spanish } from './texts.es.ts';

/**
 * Version of the wording. Change it with every change of a text: accepted texts are stored word for word, and the
 * version identifies their wording. A test enforces it.
 */
export const authorizationVersion = '2026-11-24';

/** The first version that says that a debit without funds may be presented again. */
const firstVersionWithPresentingAgain = '2026-11-24';

/** Whether the payer agreed that a debit that is returned for missing funds is presented again. */
export const agreesToPresentingAgain = (version: string): boolean => version >= firstVersionWithPresentingAgain;

const translatorFor = translatorOf({ [texts.namespace]: spanish });

/** The facts that a debit authorization must state. Dates and amounts are formatted for its locale. */
export interface AuthorizationFacts {
  /** The debiting company. */
  readonly brandName: string;
  readonly supportEmail: string;
  readonly payerName: string;
  readonly sellerName: string;
  readonly invoiceNumber: string;
  readonly amount: string;
  readonly bankName: string;
  readonly accountKind: 'checking' | 'savings';
  readonly accountMask: string;
  /** Date of the authorization. */
  readonly date: string;
}

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
      amount: formatMoney(
        { amountMinor: amountDueOn(invoice, today).amountMinor, currency: invoice.currency },
        locale,
        {
          display: 'code',
        },
      ),
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

export function renderAuthorization({ date, supportEmail, ...facts }: AuthorizationFacts, locale: Locale): string {
  const t = translatorFor(locale);
  const accountKind = t(texts, `accountKinds.${facts.accountKind}`);
  return [
    t(texts, 'title'),
    t(texts, 'date', { date }),
    t(texts, 'authorization', { ...facts, accountKind }),
    t(texts, 'timing'),
    t(texts, 'revocation', { supportEmail }),
    t(texts, 'rules'),
  ].join('\n\n');
}

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
