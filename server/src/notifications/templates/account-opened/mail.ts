import type { MailWriter } from '../mail-words.ts';
import { accountOpenedTexts as texts } from './texts.en.ts';

export interface AccountOpened {
  readonly organizationName: string;
  /** Its label, such as `Smart USD`. */
  readonly account: string;
  /** Address of the account's details. */
  readonly link: string;
}

export const mail: MailWriter<AccountOpened> = ({ organizationName, account, link }, { t, supportEmail }) => ({
  subject: t(texts, 'subject', { account }),
  heading: t(texts, 'heading', { account }),
  paragraphs: [t(texts, 'text', { account, organizationName })],
  action: { label: t(texts, 'open'), link },
  notes: [t(texts, 'unexpected', { supportEmail })],
});
