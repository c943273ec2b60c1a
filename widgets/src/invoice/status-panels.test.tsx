import { createTranslator } from '@quittance/sdk/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuittanceProvider } from '../kit/base/provider.tsx';
import { BuyerStatus } from './buyer-status.tsx';
import { EarnedNote } from './earned-note.tsx';
import { EndingNote } from './ending-note.tsx';
import { endingTexts } from './ending-texts.en.ts';
import { invoiceHeadTexts } from './head-texts.en.ts';
import type { InvoiceAnswer } from './invoice-answer.ts';
import { SellerStatus } from './seller-status.tsx';
import { sellerTexts } from './seller-texts.en.ts';
import { statusPanels } from './status-panels.ts';

const facts = {
  status: 'sent',
  viewer: 'buyer',
  currency: 'USD',
  dueDate: '2199-03-31',
  finalAmount: '980.00',
  earlyDiscountAmount: '20.00',
  paidOnDate: '2199-03-21',
  senderDisplayName: 'Lark',
  recipientDisplayName: 'Harbor',
  recipientId: 'org_b',
} as const;

const invoiceOf = (changes: Partial<InvoiceAnswer>) => ({ ...facts, ...changes }) as InvoiceAnswer;

const client = { request: () => new Promise(() => {}) } as never;

type Reader = 'buyer' | 'guest' | 'seller';

const asSeen = (changes: Partial<InvoiceAnswer>, reader: Reader) =>
  invoiceOf({
    ...changes,
    viewer: reader === 'seller' ? 'seller' : 'buyer',
    ...(reader === 'guest' && { recipientId: undefined }),
  });

/** The words of a panel. Panels that are loaded when needed are rendered directly. */
function wordsOf(changes: Partial<InvoiceAnswer>, reader: Reader): string {
  const invoice = asSeen(changes, reader);
  const Status = reader === 'seller' ? SellerStatus : BuyerStatus;
  const kinds = statusPanels(invoice);
  const markup = renderToStaticMarkup(
    <QuittanceProvider client={client} i18n={createTranslator()}>
      {kinds.includes('ending') && <EndingNote invoice={invoice} />}
      {kinds.includes('earned') && <EarnedNote invoice={invoice} />}
      <Status invoice={invoice} />
    </QuittanceProvider>,
  );
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('the panels', () => {
  const expected: Readonly<Record<InvoiceAnswer['status'], readonly string[]>> = {
    draft: [],
    scheduled: [],
    sent: [],
    unpaid: [],
    overdue: [],
    pending_payment_approval: ['in-progress'],
    allocated: ['reserved'],
    completed: [],
    paid_late: [],
    paid_externally: ['ending'],
    rejected_by_recipient: ['ending'],
    canceled_by_sender: ['ending'],
    denied: ['ending'],
    deleted: [],
  };
  it.each(Object.entries(expected))('of an invoice that is %s are %j', (status, panels) => {
    expect(statusPanels(invoiceOf({ status: status as InvoiceAnswer['status'] }))).toEqual(panels);
  });

  const failure = { kind: 'returned', code: 'R01', failedAt: '2199-03-20T15:00:00Z' } as const;
  it.each([
    ['allocated early', { status: 'allocated', paymentWindow: 'allocated_early' }, ['earned', 'reserved']],
    ['completed after an early payment', { status: 'completed', paymentWindow: 'allocated_early' }, ['earned']],
    ['open after a failed payment', { status: 'sent', lastPaymentFailure: failure }, ['failure']],
    ['unpaid after a failed payment', { status: 'unpaid', lastPaymentFailure: failure }, ['failure']],
    ['open while a transfer is under review', { status: 'sent', transferUnderReview: true }, ['transfer-review']],
    ['paid while a transfer is under review', { status: 'completed', transferUnderReview: true }, []],
    ['said to be paid', { status: 'sent', externalPaymentNotifiedAt: '2199-03-20T15:00:00Z' }, ['notified']],
  ] as const)('of an invoice that is %s are %s', (_what, changes, panels) => {
    expect(statusPanels(invoiceOf(changes))).toEqual(panels);
  });
});

type PanelRow = [string, Partial<InvoiceAnswer>, Partial<Record<Reader, string>>];

const at = '2199-03-20T15:00:00Z';

const panelRows: readonly PanelRow[] = [
  [
    'denied by compliance',
    { status: 'denied', deniedAt: at, denialReason: 'payment_denied_by_compliance' },
    {
      seller: 'Payment denied Payment was attempted by Harbor, but the transaction was denied. Denied on 20 Mar, 2199.',
      buyer:
        'Payment denied This payment was denied. The money goes back to where it came from, unless we wrote to you otherwise. Denied on 20 Mar, 2199.',
    },
  ],
  [
    'denied because the recipient was not verified in time',
    { status: 'denied', deniedAt: at, denialReason: 'recipient_not_verified' },
    {
      seller:
        'Payment denied Your business was not verified in time. The full payment was returned to the sender. Denied on 20 Mar, 2199.',
      buyer:
        'Payment denied The recipient was not verified in time. The payment was returned to your Transaction Account. Denied on 20 Mar, 2199.',
      guest:
        'Payment denied The recipient was not verified in time. The payment goes back to the account that it came from. Denied on 20 Mar, 2199.',
    },
  ],
  [
    'denied on the day of its cancellation',
    { status: 'denied', deniedAt: at, cancelDate: '2199-03-18T15:00:00Z', denialReason: 'recipient_not_verified' },
    {
      seller:
        'Payment denied Your business was not verified in time. The full payment was returned to the sender. Denied on 18 Mar, 2199.',
    },
  ],
  [
    'rejected with a reason',
    { status: 'rejected_by_recipient', rejectedAt: at, buyerRejectionMessage: 'Wrong price' },
    {
      seller: 'Rejected by the buyer on 20 Mar, 2199 “Wrong price”',
      buyer: 'Rejected by the buyer on 20 Mar, 2199 “Wrong price”',
    },
  ],
  [
    'rejected without a reason',
    { status: 'rejected_by_recipient', rejectedAt: at },
    { seller: 'Rejected by the buyer on 20 Mar, 2199', guest: 'Rejected by the buyer on 20 Mar, 2199' },
  ],
  [
    'canceled for an option',
    { status: 'canceled_by_sender', cancelDate: at, senderCancelMessage: 'payment-not-owed' },
    {
      seller: 'The sender canceled this invoice. Canceled on 20 Mar, 2199. The payment is not owed.',
      buyer: 'The sender canceled this invoice. Canceled on 20 Mar, 2199. The payment is not owed.',
    },
  ],
  [
    'canceled as incorrect',
    { status: 'canceled_by_sender', cancelDate: at, senderCancelMessage: 'incorrect-invoice' },
    { buyer: 'The sender canceled this invoice. Canceled on 20 Mar, 2199. The invoice is incorrect.' },
  ],
  [
    'canceled in the seller’s words',
    { status: 'canceled_by_sender', cancelDate: at, senderCancelMessage: 'We agreed otherwise' },
    { buyer: 'The sender canceled this invoice. Canceled on 20 Mar, 2199. “We agreed otherwise”' },
  ],
  [
    'paid externally',
    { status: 'paid_externally', lastUpdatedBy: 'Maya Brooks' },
    {
      seller: 'Paid outside this invoice Marked as paid on 21 Mar, 2199 by Maya Brooks.',
      buyer: 'Paid outside this invoice Marked as paid on 21 Mar, 2199 by Maya Brooks.',
    },
  ],
  [
    'reserved',
    { status: 'allocated' },
    {
      seller: 'The buyer has paid. The money is reserved for you and will be added to your balance on the due date.',
      buyer: 'Paid. Lark receives the money on 31 Mar, 2199.',
    },
  ],
  [
    'reserved although it was due',
    { status: 'allocated', dueDate: '2020-03-31', paidOnDate: '2020-03-21' },
    {
      seller:
        'The buyer has paid. The money is reserved for you and will be added to your balance once your company can receive it.',
      buyer: 'Paid. The money is reserved until Lark can receive it.',
    },
  ],
  [
    'paid early, and completed',
    { status: 'completed', paymentWindow: 'allocated_early' },
    {
      seller:
        'The buyer took the early-payment discount of $20.00 Paid 10 days before the due date: a return of 74.49% a year.',
      buyer: 'You saved $20.00 Paid 10 days before the due date: a return of 74.49% a year.',
    },
  ],
  [
    'being paid',
    { status: 'pending_payment_approval', paymentState: 'submitted', paymentMethod: 'bank-debit' },
    {
      seller: 'The buyer’s payment is processing. This page updates when it clears.',
      buyer: 'Your payment is processing. This page updates when it clears.',
    },
  ],
  [
    'held by compliance',
    { status: 'pending_payment_approval', paymentState: 'held' },
    {
      seller: 'The buyer’s payment is being reviewed. This page updates when it clears.',
      buyer: 'We’re reviewing your payment. The money has left your account, and this page updates when we’re done.',
    },
  ],
  [
    'open while a bank transfer is under review',
    { status: 'sent', transferUnderReview: true },
    {
      seller:
        'A bank transfer for this invoice has arrived and is being reviewed. If it covers the amount due, it pays the invoice when we’re done.',
      buyer:
        'We received a bank transfer for this invoice and are reviewing it. When we’re done, it pays the invoice if it covers the amount due.',
      guest:
        'We received a bank transfer for this invoice and are reviewing it. When we’re done, it pays the invoice if it covers the amount due.',
    },
  ],
  ['completed on the day', { status: 'completed' }, { seller: '', buyer: '', guest: '' }],
  ['paid late', { status: 'paid_late' }, { seller: '', buyer: '' }],
  [
    'said to be paid outside this page',
    { status: 'sent', externalPaymentNotifiedAt: at },
    {
      seller:
        'The buyer says this invoice is paid They told you on 20 Mar, 2199 that they paid outside this page. Once you have the money, mark the invoice as paid externally.',
      buyer: 'You told Lark on 20 Mar, 2199 that you’ve paid. The invoice stays open until Lark confirms it.',
      guest: 'You told Lark on 20 Mar, 2199 that you’ve paid. The invoice stays open until Lark confirms it.',
    },
  ],
  [
    'paid by a card whose payment the bank disputes',
    { status: 'allocated', paymentDisputed: true },
    {
      seller:
        'The buyer’s bank disputes this card payment Money that isn’t in your balance yet stays reserved until the card processor has decided. The buyer has paid. The money is reserved for you and will be added to your balance on the due date.',
    },
  ],
  [
    'paid one day early, and completed',
    { status: 'completed', paymentWindow: 'allocated_early', paidOnDate: '2199-03-30' },
    { buyer: 'You saved $20.00 Paid 1 day before the due date: a return of 744.9% a year.' },
  ],
];

/** customer-portal §2 and §4: what each side reads. */
describe('the words of a panel', () => {
  it.each(panelRows)('of an invoice that is %s', (_what, changes, sides) => expectWords(changes, sides));
});

function expectWords(changes: Partial<InvoiceAnswer>, sides: Partial<Record<Reader, string>>): void {
  for (const [reader, words] of Object.entries(sides)) {
    expect(wordsOf(changes, reader as Reader), reader).toBe(words);
  }
}

const processing = {
  seller: 'The buyer’s payment is processing. This page updates when it clears.',
  buyer: 'Your payment is processing. This page updates when it clears.',
};
const reviewed = {
  seller: 'The buyer’s payment is being reviewed. This page updates when it clears.',
  buyer: 'We’re reviewing your payment. The money has left your account, and this page updates when we’re done.',
};
const awaiting = {
  ...processing,
  buyer:
    'We have your payment. Your bank hasn’t confirmed it yet. This page updates when it does. You don’t need to pay again.',
};
const charged = { ...processing, buyer: 'Your card was charged. Lark gets the money once it has cleared.' };

const progressRows: readonly [InvoiceAnswer['paymentMethod'], InvoiceAnswer['paymentState'], typeof processing][] = [
  ['bank-debit', 'authorized', awaiting],
  ['bank-debit', 'submitted', processing],
  ['bank-debit', 'settled', processing],
  ['bank-debit', 'held', reviewed],
  ['card', 'authorized', awaiting],
  ['card', 'submitted', charged],
  ['card', 'settled', charged],
  ['card', 'held', reviewed],
  ['crypto', 'authorized', processing],
  ['crypto', 'submitted', processing],
  ['crypto', 'settled', processing],
  ['crypto', 'held', reviewed],
  [undefined, 'held', reviewed],
];

/** The states of a payment, by the way it was made. A guest reads what a signed-in buyer does. */
describe('the words of a payment in progress', () => {
  it.each(progressRows)('by %s that is %s', (paymentMethod, paymentState, { seller, buyer }) => {
    const changes = { status: 'pending_payment_approval', paymentMethod, paymentState } as const;
    expectWords(changes, { seller, buyer, guest: buyer });
  });
});

type Failure = NonNullable<InvoiceAnswer['lastPaymentFailure']>;

const failureRows: readonly [string, Failure['kind'], string, { readonly seller: string; readonly buyer: string }][] = [
  [
    'a debit that the bank refused',
    'refused',
    'R04',
    {
      seller:
        'The buyer’s payment was refused The buyer’s bank refused the debit on 20 Mar, 2199: invalid account number (R04). The invoice is open again, and the buyer was sent a new link.',
      buyer:
        'Your last payment was refused Your bank refused this payment on 20 Mar, 2199: invalid account number (R04). You weren’t charged.',
    },
  ],
  [
    'a debit that never reached the bank',
    'refused',
    'provider_unavailable',
    {
      seller:
        'The buyer’s payment could not be submitted The debit could not be submitted to the buyer’s bank on 20 Mar, 2199. The invoice is open again, and the buyer was sent a new link.',
      buyer:
        'Your last payment could not be submitted We couldn’t reach your bank on 20 Mar, 2199. You weren’t charged.',
    },
  ],
  [
    'a debit that the bank returned',
    'returned',
    'R01',
    {
      seller:
        'The buyer’s payment was returned The buyer’s bank returned the debit on 20 Mar, 2199: insufficient funds (R01). The invoice is open again, and the buyer was sent a new link.',
      buyer:
        'Your last payment did not go through Your bank returned this payment on 20 Mar, 2199: insufficient funds (R01). You weren’t charged.',
    },
  ],
  [
    'a debit that the bank took back after the seller had it, for a reason without words',
    'reversed',
    'R51',
    {
      seller:
        'The buyer’s payment was returned The buyer’s bank returned the debit on 20 Mar, 2199: R51. The invoice is open again, and the buyer was sent a new link.',
      buyer:
        'Your last payment did not go through Your bank returned this payment on 20 Mar, 2199: R51. You weren’t charged.',
    },
  ],
  [
    'a declined card',
    'refused',
    'card_declined',
    {
      seller: 'The buyer’s card was declined The card was declined on 20 Mar, 2199. The invoice is open again.',
      buyer: 'Your card was declined Your card was declined on 20 Mar, 2199. You weren’t charged.',
    },
  ],
  [
    'a card payment that was taken back',
    'reversed',
    'card_chargeback',
    {
      seller:
        'The card payment was taken back The dispute was decided for the buyer on 20 Mar, 2199. The invoice is open again.',
      buyer: 'Your card payment was taken back Your bank took this payment back on 20 Mar, 2199.',
    },
  ],
  [
    'coins that the network dropped',
    'returned',
    'crypto_dropped',
    {
      seller:
        'The crypto payment failed The network dropped the transaction on 20 Mar, 2199. The invoice is open again.',
      buyer: 'Your crypto payment failed The network dropped your transaction on 20 Mar, 2199. You can pay again.',
    },
  ],
];

/** Each kind of failure, after which the invoice is open again. */
describe('the words of a failed payment', () => {
  it.each(failureRows)('of %s', (_what, kind, code, { seller, buyer }) => {
    const lastPaymentFailure = { kind, code, failedAt: '2199-03-20T15:00:00Z' };
    expectWords({ status: 'sent', lastPaymentFailure }, { seller, buyer, guest: buyer });
    expectWords({ status: 'sent', isOverdue: true, lastPaymentFailure }, { seller, buyer, guest: buyer });
  });

  it.each(Object.entries(invoiceHeadTexts.english.bankReason))(
    'with the code %s name the reason %s',
    (code, reason) => {
      const words = wordsOf(
        { status: 'sent', lastPaymentFailure: { kind: 'returned', code, failedAt: '2199-03-20T15:00:00Z' } },
        'guest',
      );
      expect(words).toContain(`20 Mar, 2199: ${reason} (${code}).`);
    },
  );
});

/** Values of a text as a pattern. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );

describe('every text of a panel', () => {
  const sides = [...panelRows, ...progressRows].map(([, , words]) => words);
  const read = [...sides, ...failureRows.map(([, , , words]) => words)].flatMap((words) => Object.values(words));
  // Not of a panel; and a sentence that needs the answer of the server.
  const { options: _options, ...seller } = sellerTexts.english;
  const { denied, cancelReason, ...ending } = endingTexts.english;
  const { contact: _contact, ...deniedTexts } = denied;
  const texts = [invoiceHeadTexts.english.panel, seller, ending, cancelReason, deniedTexts];
  it.each(texts.flatMap((group) => Object.entries(group)))('is read in a row above: %s', (_key, text) => {
    expect(read.filter((words) => patternOf(text).test(words))).not.toEqual([]);
  });
});
