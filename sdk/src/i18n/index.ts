export { tooManyWrongCodesSentence, wrongCodeSentence } from './code-sentences.ts';
export { accountErrorTexts } from './en/account-errors.ts';
export { bankDetailsTexts } from './en/bank-details.ts';
export { errorTexts } from './en/errors.ts';
export { invoiceDocumentTexts } from './en/invoice-document.ts';
export { invoiceStatusTexts } from './en/invoice-status.ts';
export { transactionTexts } from './en/transaction.ts';
export { validationTexts } from './en/validation.ts';
export { accountErrorMessage, errorMessage, type FailedAct, fieldMessage } from './error-message.ts';
export { chooseLocale, defaultLocale, detectLocale, type Locale, localeFor, locales } from './locale.ts';
export {
  defineTexts,
  hasText,
  type Spanish,
  type TextArguments,
  type TextFunction,
  type TextKey,
  type Texts,
  type TextTree,
  type TranslationValues,
} from './texts.ts';
export {
  type Catalogue,
  type Catalogues,
  createTranslator,
  type I18n,
  type Messages,
  type Translator,
} from './translator.ts';
