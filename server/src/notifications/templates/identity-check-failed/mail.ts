import type { MailWriter } from '../mail-words.ts';
import { identityCheckFailedTexts as texts } from './texts.en.ts';

export interface IdentityCheckFailed {
  readonly organizationName: string;
  /** Whether the recipient failed it themselves. */
  readonly isOwn: boolean;
  readonly link: string;
}

export const mail: MailWriter<IdentityCheckFailed> = ({ organizationName, isOwn, link }, { t, supportEmail }) => ({
  subject: t(texts, 'subject', { organizationName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, isOwn ? 'textOwn' : 'text', { organizationName })],
  action: { label: t(texts, 'open'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
