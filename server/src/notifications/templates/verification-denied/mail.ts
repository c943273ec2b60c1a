import type { MailWriter } from '../mail-words.ts';
import { verificationDeniedTexts as texts } from './texts.en.ts';

export interface VerificationDenied {
  readonly organizationName: string;
  /** What staff wrote; absent when the answers denied it. */
  readonly note?: string;
  readonly link: string;
}

export const mail: MailWriter<VerificationDenied> = ({ organizationName, note, link }, { t, supportEmail }) => ({
  subject: t(texts, 'subject', { organizationName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'text', { organizationName }), ...(note === undefined ? [] : [note])],
  action: { label: t(texts, 'open'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
