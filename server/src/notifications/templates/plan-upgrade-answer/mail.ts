import type { UpgradeAnswer } from '@quittance/sdk/rules';
import type { MailWriter } from '../mail-words.ts';
import { planUpgradeAnswerTexts as texts } from './texts.en.ts';

export interface PlanUpgradeAnswer {
  readonly organizationName: string;
  readonly answer: UpgradeAnswer;
  /** What staff wrote; may be empty. */
  readonly note: string;
  readonly link: string;
}

export const mail: MailWriter<PlanUpgradeAnswer> = ({ organizationName, answer, note, link }, { t, supportEmail }) => ({
  subject: t(texts, `${answer}.subject`),
  heading: t(texts, `${answer}.heading`),
  paragraphs: [t(texts, `${answer}.text`, { organizationName }), ...(note ? [note] : [])],
  action: { label: t(texts, 'open'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
