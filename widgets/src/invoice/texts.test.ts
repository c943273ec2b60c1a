import { expect, it } from 'vitest';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import { fileUploadTexts } from '../kit/file-upload/texts.en.ts';
import { invoiceHeadTexts } from './head-texts.en.ts';
import { invoiceTexts } from './texts.en.ts';

/** customer-portal §8, the messages of invoices, their payments and files. */
it.each([
  [
    'a debit that can’t be set up',
    bankDebitTexts.english.setupFailed,
    'We were unable to process your request, please try again.',
  ],
  [
    'a payment option that can’t be set up',
    invoiceTexts.english.balance.setupFailed,
    'We were unable to process your request, please try again.',
  ],
  [
    'a payment that failed',
    bankDebitTexts.english.paymentFailed,
    'We couldn’t process your payment. Please try again. If the problem continues, please contact support.',
  ],
  [
    'an invoice that does not load',
    invoiceHeadTexts.english.loadFailed,
    'We were unable to load your invoice. Please try again.',
  ],
  ['a file that was sent', fileUploadTexts.english.uploadSucceeded, 'File successfully uploaded.'],
  ['a file that was removed', fileUploadTexts.english.removalSucceeded, 'File removed'],
])('say of %s what the specification says', (_what, text, sentence) => {
  expect(text).toBe(sentence);
});
