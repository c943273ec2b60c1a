import { defineTexts } from '@quittance/sdk/i18n';

/** The invoice widget: the document and the ways to pay. */
export const invoiceTexts = defineTexts('invoice', {
  downloadPdf: 'Download PDF',
  downloadFailed: 'The download failed. Try again.',
  attachment: {
    download: 'Attachment: {{name}}',
    read: 'Show the e-invoice',
    hide: 'Hide the e-invoice',
  },
  payment: {
    title: 'Payment options',
    payFromBalance: 'Pay from your balance',
    transfer: 'Bank transfer',
    crypto: 'Crypto (BTC or ETH)',
    card: 'Credit or debit card',
    external: 'Pay {{sender}} directly',
    secure: 'Encrypted and protected. Your bank details are never shown to the seller.',
    noOptions: 'This invoice can’t be paid online.',
    askSeller: 'Ask {{sender}} how to pay:',
  },
  balance: {
    account: 'Pay from',
    available: '{{amount}} available',
    insufficient: 'Not enough funds',
    noAccounts: 'You have no {{currency}} account that could pay this invoice.',
    pay: 'Pay {{amount}}',
    codeTitle: 'Confirm your payment',
    appCodeIntro: 'Enter the code from your authenticator app to pay {{amount}} to {{sender}}.',
    codeIntro: 'We sent a one-time code to your email address. Enter it to pay {{amount}} to {{sender}}.',
    confirm: 'Confirm and pay {{amount}}',
    cancel: 'Cancel',
    codeIncomplete: 'Enter all six digits.',
    codeInvalid: 'That code isn’t right. Try again.',
    codeExpired: 'This code has expired. Please ask for a new one.',
    codeBlocked: 'Too many wrong codes. Please wait a while before you try again.',
    insufficientFunds: 'Your balance is not enough for this payment.',
    amountChanged: 'The amount to pay has changed. Check the new amount before you pay.',
    accountUnavailable: 'This account can’t be used for payments at the moment.',
    setupFailed: 'We were unable to process your request, please try again.',
    loadFailed: 'Your accounts could not be loaded.',
  },
});
