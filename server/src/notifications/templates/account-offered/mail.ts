import type { MailWriter } from '../mail-words.ts';
import { accountOfferedTexts as texts } from './texts.en.ts';

export interface AccountOffered {
  readonly organizationName: string;
  /** Its label, such as `NZD`. */
  readonly account: string;
  /** Address of the page that opens it. */
  readonly link: string;
}

export const mail: MailWriter<AccountOffered> = ({ organizationName, account, link }, { t, brandName }) => ({
  subject: t(texts, 'subject', { account }),
  heading: t(texts, 'heading', { account }),
  paragraphs: [t(texts, 'text', { account, organizationName, brandName })],
  action: { label: t(texts, 'open', { account }), link },
  notes: [t(texts, 'reason', { account })],
});
