import type { MailWriter } from '../mail-words.ts';
import { alreadyRegisteredTexts as texts } from './texts.en.ts';

export const mail: MailWriter<{ readonly link: string }> = ({ link }, { t, brandName, supportEmail }) => ({
  subject: t(texts, 'subject', { brandName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'explanation', { brandName })],
  action: { label: t(texts, 'signIn'), link },
  notes: [t(texts, 'unexpected', { supportEmail })],
});
