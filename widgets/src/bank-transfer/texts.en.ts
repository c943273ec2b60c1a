import { defineTexts } from '@quittance/sdk/i18n';

/** Payment by a bank transfer with the invoice's reference. */
export const bankTransferTexts = defineTexts('bank-transfer', {
  intro:
    'Send this amount from your bank to the account of {{seller}}, with the reference. Most transfers arrive in 1–2 banking days.',
  loading: 'Loading the bank details…',
  failed: 'The bank details could not be loaded.',
  unavailable: '{{seller}} can’t receive transfers at the moment. Choose another way to pay, or ask {{seller}}.',
  way: 'Kind of transfer',
  local: 'Local transfer',
  swift: 'From abroad (SWIFT)',
  amount: 'Amount',
  amountHint: 'Send exactly this. Less can’t pay the invoice; anything more is added to your balance or sent back.',
  referenceHint: 'Without it we can’t match your payment to this invoice.',
  copyField: 'Copy {{field}}',
  copyAll: 'Copy all details',
  code: 'QR code of the transfer, with amount and reference',
  codeHint: 'Scan it with a European banking app, which fills in the transfer.',
  sandbox: {
    title: 'Sandbox',
    text: 'Let a transfer arrive now:',
    exact: 'Exact amount',
    over: '10% more',
    under: '10% less',
    held: 'On hold for review',
    arrived: 'The transfer has arrived.',
    isHeld: 'The transfer has arrived and waits for staff to check it.',
    notPaid: 'The transfer has arrived and paid nothing: it was less than due. The buyer was told by email.',
    unknown: 'We lost the connection.',
    check: 'Check again',
    refused: 'The transfer could not be simulated.',
  },
});
