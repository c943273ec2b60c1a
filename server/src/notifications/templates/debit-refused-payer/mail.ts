import { toPayer } from '../failed-debit/failed-debit-mail.ts';
import { debitRefusedPayerTexts as texts } from './texts.en.ts';

export const mail = toPayer(({ amount, sellerName }, t) => ({
  subject: t(texts, 'subject', { sellerName }),
  heading: t(texts, 'heading'),
  sentence: t(texts, 'sentence', { amount, sellerName }),
}));
