import { formatBusinessDate } from '@quittance/sdk/time';
import type { MailWriter } from '../mail-words.ts';
import { memberInviteTexts as texts } from './texts.en.ts';

export interface MemberInvite {
  readonly organizationName: string;
  readonly link: string;
  readonly expiresOn: string;
  /** Whether the organization names the person as one of its beneficial owners. Default: no. */
  readonly isUbo?: boolean | undefined;
}

/** Without the role, which may change until the invite is accepted. */
export const mail: MailWriter<MemberInvite> = (data, { t, locale, brandName, supportEmail }) => {
  const { organizationName, link } = data;
  const words = data.isUbo ? 'owner' : 'member';
  return {
    subject: t(texts, 'subject', { organizationName, brandName }),
    heading: t(texts, `${words}.heading`, { organizationName }),
    paragraphs: [t(texts, `${words}.text`, { organizationName, brandName })],
    action: { label: t(texts, 'accept'), link },
    notes: [
      t(texts, 'expires', { expiresOn: formatBusinessDate(data.expiresOn, locale) }),
      t(texts, 'unexpected', { organizationName, supportEmail }),
    ],
  };
};
