import { admin as adminEn } from './en/admin.ts';
import { bankDebit as bankDebitEn } from './en/bank-debit.ts';
import { common as commonEn } from './en/common.ts';
import { controls as controlsEn } from './en/controls.ts';
import { errors as errorsEn } from './en/errors.ts';
import { host as hostEn } from './en/host.ts';
import { invoice as invoiceEn } from './en/invoice.ts';
import { invoiceHead as invoiceHeadEn } from './en/invoice-head.ts';
import { invoiceStatus as invoiceStatusEn } from './en/invoice-status.ts';
import { kit as kitEn } from './en/kit.ts';
import { portal as portalEn } from './en/portal.ts';
import { admin as adminEs } from './es/admin.ts';
import { bankDebit as bankDebitEs } from './es/bank-debit.ts';
import { common as commonEs } from './es/common.ts';
import { controls as controlsEs } from './es/controls.ts';
import { errors as errorsEs } from './es/errors.ts';
import { host as hostEs } from './es/host.ts';
import { invoice as invoiceEs } from './es/invoice.ts';
import { invoiceHead as invoiceHeadEs } from './es/invoice-head.ts';
import { invoiceStatus as invoiceStatusEs } from './es/invoice-status.ts';
import { kit as kitEs } from './es/kit.ts';
import { portal as portalEs } from './es/portal.ts';

export { addTexts, createI18n, type I18n, type I18nOptions, type Texts, type TextTree } from './create-i18n.ts';
export { errorMessage, fieldMessage } from './error-message.ts';
export { chooseLocale, defaultLocale, detectLocale, type Locale, localeFor, locales } from './locale.ts';

// One constant a namespace, each by itself: a bundle carries the texts that it names and no others.
export const adminTexts = { en: adminEn, es: adminEs };
export const bankDebitTexts = { en: bankDebitEn, es: bankDebitEs };
export const commonTexts = { en: commonEn, es: commonEs };
export const controlTexts = { en: controlsEn, es: controlsEs };
export const errorTexts = { en: errorsEn, es: errorsEs };
export const hostTexts = { en: hostEn, es: hostEs };
export const invoiceTexts = { en: invoiceEn, es: invoiceEs };
export const invoiceHeadTexts = { en: invoiceHeadEn, es: invoiceHeadEs };
export const invoiceStatusTexts = { en: invoiceStatusEn, es: invoiceStatusEs };
export const kitTexts = { en: kitEn, es: kitEs };
export const portalTexts = { en: portalEn, es: portalEs };
