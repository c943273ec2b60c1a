import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { passwordResetCodeTexts as texts } from './texts.en.ts';

export interface PasswordResetCode {
  readonly code: string;
  /** The page that takes the code. */
  readonly link: string;
}

export const mail: MailWriter<PasswordResetCode> = ({ code, link }, { t, brandName }) => ({
  subject: t(texts, 'subject', { code, brandName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'enterCode')],
  code,
  action: { label: t(texts, 'open'), link },
  notes: [t(mailTexts, 'keepCodeSecret', { brandName }), t(texts, 'unexpected')],
});
