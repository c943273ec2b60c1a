import type { AuthorizationFacts } from './facts.ts';

const kinds = { checking: 'checking', savings: 'savings' } as const;

export const writeInEnglish = (facts: AuthorizationFacts): string =>
  [
    'Authorization for a one-time ACH debit',
    `Date: ${facts.date}`,
    `I, ${facts.payerName}, authorize ${facts.brandName}, on behalf of ${facts.sellerName}, to debit my ` +
      `${kinds[facts.accountKind]} account ending in ${facts.accountMask} at ${facts.bankName} once, for ` +
      `${facts.amount}, to pay invoice ${facts.invoiceNumber}, and to credit my account to correct an error.`,
    'The debit is sent to my bank on the date of this authorization, or on the next banking day if that is later than ' +
      "the bank's cut-off, and usually leaves my account one or two banking days after. I confirm that I may authorize " +
      'debits of this account and that it will hold enough money on that day. If the debit is returned unpaid, the ' +
      'invoice is open again and the seller is told.',
    'This authorization is for this one payment and ends when it is made. Until the debit has been sent to my bank I ' +
      `may revoke it by writing to ${facts.supportEmail}; afterwards I may ask my bank to stop or dispute it.`,
    'I agree that this debit is an ACH entry governed by the Nacha Operating Rules, that I am bound by them, and that ' +
      'it complies with the laws of the United States. A copy of this authorization is sent to me by e-mail.',
  ].join('\n\n');
