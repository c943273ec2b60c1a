import type { MailWriter } from '../mail-words.ts';
import { planChargeUnpaidTexts as texts } from './texts.en.ts';

export interface PlanChargeUnpaid {
  readonly organizationName: string;
  /** Price of the month. */
  readonly amount: string;
  /** Address of the details of the US dollar account. */
  readonly link: string;
}

export const mail: MailWriter<PlanChargeUnpaid> = ({ organizationName, amount, link }, { t, supportEmail }) => ({
  subject: t(texts, 'subject'),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'text', { organizationName, amount })],
  action: { label: t(texts, 'addMoney'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
