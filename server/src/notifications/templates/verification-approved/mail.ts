import type { MailWriter } from '../mail-words.ts';
import { verificationApprovedTexts as texts } from './texts.en.ts';

export interface VerificationApproved {
  readonly organizationName: string;
  readonly link: string;
}

export const mail: MailWriter<VerificationApproved> = ({ organizationName, link }, { t }) => ({
  subject: t(texts, 'subject', { organizationName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'text', { organizationName })],
  action: { label: t(texts, 'open'), link },
});
