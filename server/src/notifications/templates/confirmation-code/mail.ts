import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { confirmationCodeTexts as texts } from './texts.en.ts';

export interface ConfirmationCode {
  readonly code: string;
  /** The action that the code confirms, in the mail's language: 'change your password'. */
  readonly confirms?: string;
}

export const mail: MailWriter<ConfirmationCode> = (data, { t, brandName, supportEmail }) => {
  const { code, confirms = t(texts, 'confirmRequest') } = data;
  return {
    subject: t(texts, 'subject', { code, brandName }),
    heading: t(texts, 'heading'),
    paragraphs: [t(texts, 'enterCode', { confirms })],
    code,
    notes: [t(mailTexts, 'keepCodeSecret', { brandName }), t(texts, 'unexpected', { supportEmail })],
  };
};
