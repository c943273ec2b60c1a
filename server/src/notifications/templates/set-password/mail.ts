import { formatBusinessDate } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { setPasswordTexts as texts } from './texts.en.ts';

export interface PasswordInvitation {
  readonly link: string;
  /** What the person signs in with. */
  readonly email: string;
  /** Last day of the link. */
  readonly expiresOn: string;
  readonly place: 'portal' | 'back-office';
  /** The organization that the person will act for. */
  readonly organizationName?: string;
}

export const mail: MailWriter<PasswordInvitation> = (data, { t, locale, brandName, supportEmail }) => {
  const { link, email, place, organizationName } = data;
  const expiresOn = formatBusinessDate(data.expiresOn, locale);
  const invited =
    organizationName === undefined
      ? t(texts, place === 'portal' ? 'invitedToPortal' : 'invitedToBackOffice', { brandName })
      : t(texts, 'invitedFor', { brandName, organizationName });
  return {
    subject: t(texts, 'subject', { brandName }),
    heading: t(texts, 'heading'),
    paragraphs: [invited, t(texts, 'setPassword', { email })],
    action: { label: t(texts, 'action'), link },
    notes: [t(texts, 'expires', { expiresOn }), t(texts, 'unexpected', { supportEmail })],
  };
};
