import { type Locale, languageOf } from '../kernel/index.ts';

const questions = {
  en: 'What is this transaction for? Please send us the contract or the invoice.',
  es: '¿Para qué es esta operación? Envíenos el contrato o la factura.',
} as const;

/** What the sandbox asks in the place of staff. */
export const sandboxQuestion = (locale: Locale): string => questions[languageOf(locale)];
