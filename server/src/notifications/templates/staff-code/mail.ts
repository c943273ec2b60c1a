import type { StaffRole } from '@quittance/sdk/contract';
import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { staffCodeTexts as texts } from './texts.en.ts';

export interface StaffCode {
  readonly code: string;
  readonly action: 'invite' | 'change' | 'disable' | 'enable' | 'reset';
  /** The colleague's name with their address, or the invited address. */
  readonly who: string;
  /** The role that the colleague gets; only with an invitation and a change. */
  readonly role?: StaffRole;
}

export const mail: MailWriter<StaffCode> = ({ code, action, who, role }, { t, brandName, supportEmail }) => ({
  subject: t(texts, 'subject', { code, brandName }),
  heading: t(texts, `heading.${action}`),
  paragraphs: [t(texts, `enterCode.${action}`, { who }), t(texts, 'lifetime')],
  code,
  ...(role && { facts: [[t(texts, 'role'), t(texts, `roles.${role}`)]] }),
  notes: [t(mailTexts, 'keepCodeSecret', { brandName }), t(texts, 'unexpected', { supportEmail })],
});
