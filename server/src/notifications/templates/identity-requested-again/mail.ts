import type { MailWriter } from '../mail-words.ts';
import { identityRequestedAgainTexts as texts } from './texts.en.ts';

export interface IdentityRequestedAgain {
  readonly organizationName: string;
  /** What staff wrote; absent if the vendor could not finish the check. */
  readonly note?: string | undefined;
  readonly link: string;
}

export const mail: MailWriter<IdentityRequestedAgain> = ({ organizationName, note, link }, { t, supportEmail }) => ({
  subject: t(texts, 'subject', { organizationName }),
  heading: t(texts, 'heading'),
  paragraphs:
    note === undefined ? [t(texts, 'unread', { organizationName })] : [t(texts, 'text', { organizationName }), note],
  action: { label: t(texts, 'open'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
