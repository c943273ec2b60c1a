/** The texts of one language, by namespace: for apps that load a language when it is chosen. */
export { spanish as bankDebit } from './es/bank-debit.ts';
export { spanish as choices } from './es/choices.ts';
export { spanish as controls } from './es/controls.ts';
export { spanish as data } from './es/data.ts';
export { spanish as dates } from './es/dates.ts';
export { spanish as display } from './es/display.ts';
export { spanish as errors } from './es/errors.ts';
export { spanish as field } from './es/field.ts';
export { spanish as inputs } from './es/inputs.ts';
export { spanish as invoice } from './es/invoice.ts';
export { spanish as invoiceHead } from './es/invoice-head.ts';
export { spanish as invoiceStatus } from './es/invoice-status.ts';
export { spanish as kit } from './es/kit.ts';
export { spanish as numbers } from './es/numbers.ts';
export { spanish as validation } from './es/validation.ts';
