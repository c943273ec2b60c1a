/** The texts of one language, by namespace: for apps that load a language when it is chosen. */
export { bankDebitTexts } from './en/bank-debit.ts';
export { choiceTexts } from './en/choices.ts';
export { controlTexts } from './en/controls.ts';
export { dataTexts } from './en/data.ts';
export { dateTexts } from './en/dates.ts';
export { displayTexts } from './en/display.ts';
export { errorTexts } from './en/errors.ts';
export { fieldTexts } from './en/field.ts';
export { inputTexts } from './en/inputs.ts';
export { invoiceTexts } from './en/invoice.ts';
export { invoiceHeadTexts } from './en/invoice-head.ts';
export { invoiceStatusTexts } from './en/invoice-status.ts';
export { kitTexts } from './en/kit.ts';
export { numberTexts } from './en/numbers.ts';
export { validationTexts } from './en/validation.ts';
