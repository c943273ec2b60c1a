import type { MailWriter } from '../mail-words.ts';
import { planUpgradeRequestTexts as texts } from './texts.en.ts';

export interface PlanUpgradeRequest {
  readonly organizationName: string;
  readonly link: string;
}

export const mail: MailWriter<PlanUpgradeRequest> = ({ organizationName, link }, { t }) => ({
  subject: t(texts, 'subject', { organizationName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'asked', { organizationName })],
  action: { label: t(texts, 'open'), link },
});
