import { formatBusinessDate } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { freePlanDecidedTexts as texts } from './texts.en.ts';

export interface FreePlanDecided {
  readonly organizationName: string;
  /** The new last day; absent if a balance is no longer required. */
  readonly dueOn?: string;
  /** Address of the plan. */
  readonly link: string;
}

export const mail: MailWriter<FreePlanDecided> = ({ organizationName, dueOn, link }, { t, locale, supportEmail }) => ({
  subject: t(texts, dueOn === undefined ? 'waived.subject' : 'extended.subject'),
  heading: t(texts, dueOn === undefined ? 'waived.heading' : 'extended.heading'),
  paragraphs: [
    dueOn === undefined
      ? t(texts, 'waived.text', { organizationName })
      : t(texts, 'extended.text', { organizationName, date: formatBusinessDate(dueOn, locale) }),
  ],
  action: { label: t(texts, 'seePlan'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
