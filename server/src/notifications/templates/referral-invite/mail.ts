import { formatBusinessDate } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { referralInviteTexts as texts } from './texts.en.ts';

export interface ReferralInvite {
  readonly organizationName: string;
  readonly link: string;
  readonly expiresOn: string;
}

export const mail: MailWriter<ReferralInvite> = (data, { t, locale, brandName, supportEmail }) => {
  const { organizationName, link } = data;
  return {
    subject: t(texts, 'subject', { organizationName, brandName }),
    heading: t(texts, 'heading', { organizationName, brandName }),
    paragraphs: [t(texts, 'recommended', { organizationName, brandName })],
    action: { label: t(texts, 'signUp'), link },
    notes: [
      t(texts, 'expires', { expiresOn: formatBusinessDate(data.expiresOn, locale) }),
      t(texts, 'unexpected', { organizationName, supportEmail }),
    ],
  };
};
