import { defineTexts } from '@quittance/sdk/i18n';

/** The paragraphs of a debit authorization. Change `authorizationVersion` with every change of a text. */
export const debitAuthorizationTexts = defineTexts('debit-authorization', {
  title: 'Authorization for a one-time ACH debit',
  date: 'Date: {{date}}',
  authorization:
    'I, {{payerName}}, authorize {{brandName}}, on behalf of {{sellerName}}, to debit my {{accountKind}} account ending in {{accountMask}} at {{bankName}} once, for {{amount}}, to pay invoice {{invoiceNumber}}, and to credit my account to correct an error.',
  timing:
    "The debit is sent to my bank on the date of this authorization, or on the next banking day if that is later than the bank's cut-off, and usually leaves my account one or two banking days after. I confirm that I may authorize debits of this account and that it will hold enough money on that day. If it is returned for insufficient or uncollected funds, it may be sent again up to two times. If the debit is returned unpaid in the end, the invoice is open again and the seller is told.",
  revocation:
    'This authorization is for this one payment and ends when it is made. Until the debit has been sent to my bank I may revoke it by writing to {{supportEmail}}; afterwards I may ask my bank to stop or dispute it.',
  rules:
    'I agree that this debit is an ACH entry governed by the Nacha Operating Rules, that I am bound by them, and that it complies with the laws of the United States. A copy of this authorization is sent to me by e-mail.',
  accountKinds: { checking: 'checking', savings: 'savings' },
});
