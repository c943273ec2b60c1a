import type { MailWriter } from '../mail-words.ts';
import { onboardingFeeDueTexts as texts } from './texts.en.ts';

export interface OnboardingFeeDue {
  readonly organizationName: string;
  readonly amount: string;
  /** Last digits of the card that was refused; empty: there was none. */
  readonly refusedLast4: string;
  readonly link: string;
}

export const mail: MailWriter<OnboardingFeeDue> = (
  { organizationName, amount, refusedLast4, link },
  { t, supportEmail },
) => ({
  subject: t(texts, 'subject', { organizationName }),
  heading: t(texts, refusedLast4 === '' ? 'heading' : 'headingRefused'),
  paragraphs: [
    refusedLast4 === ''
      ? t(texts, 'text', { organizationName, amount })
      : t(texts, 'textRefused', { amount, last4: refusedLast4 }),
  ],
  action: { label: t(texts, 'open'), link },
  notes: [t(texts, 'questions', { supportEmail })],
});
