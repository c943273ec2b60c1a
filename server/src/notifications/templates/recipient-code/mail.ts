import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { recipientCodeTexts as texts } from './texts.en.ts';

export interface RecipientCode {
  readonly code: string;
  readonly action: 'add' | 'change';
  readonly holderName: string;
  readonly maskedNumber: string;
  readonly currency: string;
}

export const mail: MailWriter<RecipientCode> = (data, { t, brandName, supportEmail }) => {
  const { code, action, holderName, maskedNumber, currency } = data;
  return {
    subject: t(texts, 'subject', { code, brandName }),
    heading: t(texts, `heading.${action}`),
    paragraphs: [t(texts, `enterCode.${action}`, { holderName }), t(texts, 'lifetime')],
    code,
    facts: [
      [t(texts, 'holder'), holderName],
      [t(texts, 'account'), maskedNumber],
      [t(texts, 'currency'), currency],
    ],
    notes: [t(mailTexts, 'keepCodeSecret', { brandName }), t(texts, 'unexpected', { supportEmail })],
  };
};
