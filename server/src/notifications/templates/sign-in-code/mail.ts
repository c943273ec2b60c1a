import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { signInCodeTexts as texts } from './texts.en.ts';

export const mail: MailWriter<{ readonly code: string }> = ({ code }, { t, brandName, supportEmail }) => ({
  subject: t(texts, 'subject', { code, brandName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'enterCode', { brandName })],
  code,
  notes: [t(mailTexts, 'keepCodeSecret', { brandName }), t(texts, 'unexpected', { supportEmail })],
});
