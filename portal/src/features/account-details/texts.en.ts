import { defineTexts } from '@quittance/sdk/i18n';

/** How to send money to an account. */
export const accountDetailsTexts = defineTexts('account-details', {
  title: '{{account}} account details',
  accounts: 'All accounts',
  transactions: 'Transactions',
  ways: 'Ways to send money',
  local: 'Local transfer',
  swift: 'SWIFT',
  localTitle: 'Details for local transfers',
  swiftTitle: 'Details for SWIFT transfers',
  localHint:
    'Send {{currency}} from a bank in the same country or payment area. The money is added to your balance when our bank receives it.',
  swiftHint:
    'Send {{currency}} from abroad. SWIFT transfers usually take 1–5 banking days, and banks on the way may charge fees.',
  bankAddress: 'Bank address',
  copy: 'Copy: {{name}}',
  copyAll: 'Copy all details',
  codeTitle: 'Scan to pay',
  codeLabel: 'QR code with the details of the transfer',
  codeText: 'Banking apps in the euro payment area fill in the transfer from this code. The sender enters the amount.',
  noLocalTitle: 'No local transfers',
  noLocalText: 'This {{currency}} account receives SWIFT transfers only.',
  unusableTitle: 'You can’t add money to this account now',
  notOpenTitle: 'This account isn’t open',
  notOpenText: 'Its details appear here as soon as it’s open for your company.',
});
