import { formatBusinessDate } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { freePlanReminderTexts as texts } from './texts.en.ts';

export interface FreePlanReminder {
  readonly organizationName: string;
  /** The balance that the free plan requires. */
  readonly required: string;
  /** What the accounts have today. */
  readonly balance: string;
  /** The last day. */
  readonly dueOn: string;
  /** Address of the details of the US dollar account. */
  readonly link: string;
  readonly planLink: string;
}

export const mail: MailWriter<FreePlanReminder> = (
  { organizationName, required, balance, dueOn, link, planLink },
  { t, locale, supportEmail },
) => {
  const date = formatBusinessDate(dueOn, locale);
  return {
    subject: t(texts, 'subject', { required, date }),
    heading: t(texts, 'heading'),
    paragraphs: [t(texts, 'text', { organizationName, required, date })],
    facts: [
      [t(texts, 'balance'), balance],
      [t(texts, 'required'), required],
    ],
    action: { label: t(texts, 'addMoney'), link },
    notes: [t(texts, 'premium', { planLink }), t(texts, 'questions', { supportEmail })],
  };
};
