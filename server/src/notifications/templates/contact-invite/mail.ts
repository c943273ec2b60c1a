import { formatBusinessDate } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { contactInviteTexts as texts } from './texts.en.ts';

/** Without the invited person's name: it is typed by the sender, who could put any message into our mail. */
export interface ContactInvite {
  readonly organizationName: string;
  readonly link: string;
  readonly expiresOn: string;
}

export const mail: MailWriter<ContactInvite> = (data, { t, locale, brandName, supportEmail }) => {
  const { organizationName, link } = data;
  return {
    subject: t(texts, 'subject', { organizationName, brandName }),
    heading: t(texts, 'heading', { organizationName }),
    paragraphs: [t(texts, 'invited', { organizationName, brandName })],
    action: { label: t(texts, 'accept'), link },
    notes: [
      t(texts, 'expires', { expiresOn: formatBusinessDate(data.expiresOn, locale) }),
      t(texts, 'unexpected', { organizationName, supportEmail }),
    ],
  };
};
