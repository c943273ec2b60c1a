import type { CustomerRole } from '@quittance/sdk/contract';
import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { memberCodeTexts as texts } from './texts.en.ts';

export interface MemberCode {
  readonly code: string;
  readonly action: 'invite' | 'change' | 'remove' | 'cancel';
  readonly organizationName: string;
  /** The person's name, or the invited address. */
  readonly who: string;
  /** The role that the person gets; only with an invitation and a change. */
  readonly role?: CustomerRole;
}

export const mail: MailWriter<MemberCode> = (data, { t, brandName, supportEmail }) => {
  const { code, action, organizationName, who, role } = data;
  return {
    subject: t(texts, 'subject', { code, brandName }),
    heading: t(texts, `heading.${action}`),
    paragraphs: [t(texts, `enterCode.${action}`, { who, organizationName }), t(texts, 'lifetime')],
    code,
    ...(role && { facts: [[t(texts, 'role'), t(texts, `roles.${role}`)]] }),
    notes: [t(mailTexts, 'keepCodeSecret', { brandName }), t(texts, 'unexpected', { supportEmail })],
  };
};
