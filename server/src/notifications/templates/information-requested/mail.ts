import type { MailWriter } from '../mail-words.ts';
import { informationRequestedTexts as texts } from './texts.en.ts';

export interface InformationRequested {
  readonly organizationName: string;
  readonly about: 'verification' | 'transaction';
  /** Of the transaction, formatted. */
  readonly amount?: string;
  /** What staff wrote. */
  readonly message: string;
  readonly link: string;
}

/** The text of staff keeps its paragraphs. */
export const paragraphsOf = (message: string): readonly string[] =>
  message.split(/\n+/).filter((line) => line.trim() !== '');

export const mail: MailWriter<InformationRequested> = (
  { organizationName, about, amount, message, link },
  { t, supportEmail },
) => ({
  subject: t(texts, `${about}.subject`, { organizationName }),
  heading: t(texts, `${about}.heading`),
  paragraphs: [t(texts, `${about}.text`, { organizationName }), ...paragraphsOf(message)],
  ...(amount !== undefined && { facts: [[t(texts, 'amount'), amount] as const] }),
  action: { label: t(texts, 'answer'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
