import type { ReviewedStep } from '@quittance/sdk/rules';
import type { MailWriter } from '../mail-words.ts';
import { verificationReturnedTexts as texts } from './texts.en.ts';

export interface VerificationReturned {
  readonly organizationName: string;
  readonly step: ReviewedStep;
  /** What staff wrote. */
  readonly note: string;
  readonly link: string;
}

export const mail: MailWriter<VerificationReturned> = (
  { organizationName, step, note, link },
  { t, supportEmail },
) => ({
  subject: t(texts, 'subject', { organizationName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'text', { organizationName, part: t(texts, step) }), note],
  action: { label: t(texts, 'open'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
