import type { IdentityProvider } from '@quittance/sdk/contract';
import { identityProviderNames } from '@quittance/sdk/rules';
import type { MailWriter } from '../mail-words.ts';
import { verifyEmailTexts as texts } from './texts.en.ts';

/** Without the name that was typed: anybody can sign up with an address, and could put a message into our mail. */
export interface VerificationLink {
  readonly link: string;
  readonly hours: number;
  /** With whose account somebody signed up; null with a password. */
  readonly provider: IdentityProvider | null;
}

export const mail: MailWriter<VerificationLink> = ({ link, hours, provider }, { t, brandName, supportEmail }) => ({
  subject: t(texts, 'subject', { brandName }),
  heading: t(texts, 'heading'),
  paragraphs: [
    ...(provider ? [t(texts, 'provider', { name: identityProviderNames[provider] })] : []),
    t(texts, 'open', { brandName }),
  ],
  action: { label: t(texts, 'verify'), link },
  notes: [t(texts, 'validity', { hours }), t(texts, 'unexpected', { supportEmail })],
});
