import { formatBusinessDate } from '@quittance/sdk/time';
import type { FreePlanReminder } from '../free-plan-reminder/mail.ts';
import type { MailWriter } from '../mail-words.ts';
import { freePlanMissedTexts as texts } from './texts.en.ts';

export type FreePlanMissed = FreePlanReminder;

export const mail: MailWriter<FreePlanMissed> = (
  { organizationName, required, balance, dueOn, link, planLink },
  { t, locale, supportEmail },
) => ({
  subject: t(texts, 'subject', { required }),
  heading: t(texts, 'heading'),
  paragraphs: [
    t(texts, 'text', { organizationName, required, date: formatBusinessDate(dueOn, locale) }),
    t(texts, 'next'),
  ],
  facts: [
    [t(texts, 'balance'), balance],
    [t(texts, 'required'), required],
  ],
  action: { label: t(texts, 'addMoney'), link },
  notes: [t(texts, 'premium', { planLink }), t(texts, 'questions', { supportEmail })],
});
