import { toCardPayer } from '../card-mail/card-mail.ts';
import { cardDeclinedPayerTexts as texts } from './texts.en.ts';

export const mail = toCardPayer(({ amount, sellerName }, t) => ({
  subject: t(texts, 'subject', { sellerName }),
  heading: t(texts, 'heading'),
  sentences: [t(texts, 'text', { amount, sellerName })],
}));
