import { defineTexts } from '@quittance/sdk/i18n';
import type { ExplainedReturnCode } from '@quittance/sdk/rules';

/** What all mails about a failed debit say. Reasons are by NACHA return code, or by our own word. */
export const failedDebitTexts = defineTexts('failed-debit', {
  reason: 'Reason',
  payAgain: 'You can pay it again from the same or another bank.',
  pay: 'Pay invoice',
  payerWasTold: 'We told the payer and sent them a new link.',
  questions: 'Questions? Write to {{supportEmail}}.',
  reasons: {
    R01: 'Insufficient funds',
    R02: 'Account closed',
    R03: 'Account not found',
    R04: 'Invalid account number',
    R05: 'Debit not authorized',
    R07: 'Authorization revoked',
    R08: 'Payment stopped',
    R09: 'Uncollected funds',
    R10: 'Debit not authorized',
    R13: 'Invalid routing number',
    R16: 'Account frozen',
    R20: 'Account can’t be debited',
    R29: 'Debit not authorized',
    provider_unavailable: 'The bank network could not be reached',
  } satisfies Readonly<Record<ExplainedReturnCode | 'provider_unavailable', string>>,
});
