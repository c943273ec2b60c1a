import type { MailWriter } from '../mail-words.ts';
import { onboardingFeeDueTexts as texts } from './texts.en.ts';

export interface OnboardingFeeDue {
  readonly organizationName: string;
  readonly amount: string;
  /** Why a card is needed: there is none, its bank refused, or the processor could not charge it for long. */
  readonly reason: 'missing' | 'refused' | 'unavailable';
  /** Last digits of the card that was not charged; empty: there was none. */
  readonly last4: string;
  readonly link: string;
}

export const mail: MailWriter<OnboardingFeeDue> = (
  { organizationName, amount, reason, last4, link },
  { t, supportEmail },
) => ({
  subject: t(texts, 'subject', { organizationName }),
  heading: t(texts, `heading.${reason}`),
  paragraphs: [t(texts, `text.${reason}`, { organizationName, amount, last4 })],
  action: { label: t(texts, 'open'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
