import type { MailWriter } from '../mail-words.ts';
import { accountsDecidedTexts as texts } from './texts.en.ts';

export interface AccountsDecided {
  readonly organizationName: string;
  /** Labels of accounts that can be opened, such as `USD, Smart USD`; empty: none. */
  readonly approved: string;
  /** Of those that can't; empty: none. */
  readonly refused: string;
  readonly link: string;
}

export const mail: MailWriter<AccountsDecided> = (
  { organizationName, approved, refused, link },
  { t, supportEmail },
) => ({
  subject: t(texts, approved === '' ? 'subjectNone' : 'subject', { organizationName }),
  heading: t(texts, approved === '' ? 'headingNone' : 'heading'),
  paragraphs: [
    ...(approved === '' ? [] : [t(texts, 'approved', { organizationName, accounts: approved })]),
    ...(refused === '' ? [] : [t(texts, 'refused', { accounts: refused })]),
  ],
  action: { label: t(texts, 'open'), link },
  ...(refused !== '' && { notes: [t(texts, 'questions', { supportEmail })] }),
});
