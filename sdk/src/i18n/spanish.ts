/** Spanish texts of the SDK, by namespace: for a catalogue that is loaded when its language is chosen. */

export { tooManyWrongCodesSentence, wrongCodeSentence } from './code-sentences.es.ts';
export { spanish as accountErrors } from './es/account-errors.ts';
export { spanish as bankDetails } from './es/bank-details.ts';
export { spanish as errors } from './es/errors.ts';
export { spanish as invoiceDocument } from './es/invoice-document.ts';
export { spanish as invoiceStatus } from './es/invoice-status.ts';
export { spanish as transaction } from './es/transaction.ts';
export { spanish as validation } from './es/validation.ts';
