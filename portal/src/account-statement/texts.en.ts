import { defineTexts } from '@quittance/sdk/i18n';

/** The statement of an account. */
export const accountStatementTexts = defineTexts('account-statement', {
  title: 'Account statement',
  account: 'Account',
  closed: '{{account}} (not active)',
  period: 'Period',
  opening: 'Opening balance',
  received: 'Money in ({{number}})',
  spent: 'Money out ({{number}})',
  closing: 'Closing balance',
  files: 'Download',
  format: { pdf: 'PDF', csv: 'CSV', camt: 'ISO 20022 (camt.053)', ofx: 'OFX' },
  proof: 'Proof (JSON)',
  proofText:
    'With the proof, anybody can check that each transaction of the statement is in the ledger and none is missing.',
  proofCheck: 'Check a statement',
  pdfTooLong: 'A PDF has up to {{number}} transactions. Choose a shorter period for it.',
  nothingTitle: 'No transactions in this period',
  nothingText: 'The balance didn’t change. Choose another period to see transactions.',
});
