import type { MailWriter } from '../mail-words.ts';
import { accountInviteTexts as texts } from './texts.en.ts';

export interface AccountInvite {
  /** Who invites. */
  readonly organizationName: string;
  /** The account's label, such as `Smart USD`. */
  readonly account: string;
  readonly currency: string;
  /** Address of the page that opens it. */
  readonly link: string;
}

export const mail: MailWriter<AccountInvite> = (data, { t, brandName, supportEmail }) => {
  const { organizationName, account, currency, link } = data;
  return {
    subject: t(texts, 'subject', { organizationName, account }),
    heading: t(texts, 'heading', { organizationName }),
    paragraphs: [t(texts, 'text', { organizationName, account, currency, brandName })],
    action: { label: t(texts, 'open', { account }), link },
    notes: [t(texts, 'unexpected', { organizationName, supportEmail })],
  };
};
