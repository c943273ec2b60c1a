import type { MailWriter } from '../mail-words.ts';
import { onboardingFeePaidTexts as texts } from './texts.en.ts';

export interface OnboardingFeePaid {
  readonly organizationName: string;
  readonly amount: string;
  readonly cardLast4: string;
  readonly link: string;
}

export const mail: MailWriter<OnboardingFeePaid> = (
  { organizationName, amount, cardLast4, link },
  { t, supportEmail },
) => ({
  subject: t(texts, 'subject', { amount }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'text', { organizationName, amount, last4: cardLast4 })],
  action: { label: t(texts, 'open'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
