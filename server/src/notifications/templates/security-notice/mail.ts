import type { MailWriter } from '../mail-words.ts';
import { securityNoticeTexts as texts } from './texts.en.ts';

/** Each change, by the name that the audit trail gives it. */
const keyOf = {
  'password.changed': 'passwordChanged',
  'password.reset': 'passwordReset',
  'authenticator.added': 'authenticatorAdded',
  'authenticator.removed': 'authenticatorRemoved',
  'recovery-codes.replaced': 'recoveryCodesReplaced',
  'recovery-code.used': 'recoveryCodeUsed',
  'passkey.added': 'passkeyAdded',
  'passkey.removed': 'passkeyRemoved',
  'google.linked': 'googleLinked',
  'google.unlinked': 'googleUnlinked',
  'linkedin.linked': 'linkedInLinked',
  'linkedin.unlinked': 'linkedInUnlinked',
  'second-factors.reset': 'secondFactorsReset',
} as const;

export interface SecurityNotice {
  readonly change: keyof typeof keyOf;
}

export const mail: MailWriter<SecurityNotice> = ({ change }, { t, brandName, supportEmail }) => ({
  subject: t(texts, `${keyOf[change]}.subject`, { brandName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, `${keyOf[change]}.sentence`)],
  notes: [t(texts, 'unexpected', { supportEmail })],
});
