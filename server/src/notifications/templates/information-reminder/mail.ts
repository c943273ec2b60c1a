import { formatBusinessDate } from '@quittance/sdk/time';
import { type InformationRequested, paragraphsOf } from '../information-requested/mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { informationReminderTexts as texts } from './texts.en.ts';

export interface InformationReminder extends InformationRequested {
  readonly requestedOn: string;
}

export const mail: MailWriter<InformationReminder> = (
  { organizationName, about, amount, message, requestedOn, link },
  { t, locale, supportEmail },
) => ({
  subject: t(texts, `${about}.subject`, { organizationName }),
  heading: t(texts, 'heading'),
  paragraphs: [
    t(texts, `${about}.text`, { organizationName, date: formatBusinessDate(requestedOn, locale) }),
    ...paragraphsOf(message),
  ],
  ...(amount !== undefined && { facts: [[t(texts, 'amount'), amount] as const] }),
  action: { label: t(texts, 'answer'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
