import type { MailWriter } from '../mail-words.ts';
import { phoneNumberChangedTexts as texts } from './texts.en.ts';

export interface PhoneNumberChanged {
  /** Masked: a mailbox that others read must not give the number away. */
  readonly oldNumber: string;
  readonly newNumber: string;
}

export const mail: MailWriter<PhoneNumberChanged> = ({ oldNumber, newNumber }, { t, brandName, supportEmail }) => ({
  subject: t(texts, 'subject', { brandName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'sentence')],
  facts: [
    [t(texts, 'oldNumber'), oldNumber],
    [t(texts, 'newNumber'), newNumber],
  ],
  notes: [t(texts, 'unexpected', { supportEmail })],
});
