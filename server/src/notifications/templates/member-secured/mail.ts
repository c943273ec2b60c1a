import type { MailWriter } from '../mail-words.ts';
import { memberSecuredTexts as texts } from './texts.en.ts';

export interface MemberSecured {
  readonly memberName: string;
  readonly legalName: string;
  /** The page where the owner gives access. */
  readonly link: string;
}

export const mail: MailWriter<MemberSecured> = ({ memberName, legalName, link }, { t }) => ({
  subject: t(texts, 'subject', { memberName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'sentence', { memberName, legalName })],
  action: { label: t(texts, 'open'), link },
});
