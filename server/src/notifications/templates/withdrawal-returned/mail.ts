import type { MailWriter } from '../mail-words.ts';
import { mailTexts } from '../texts.en.ts';
import { withdrawalReturnedTexts as texts } from './texts.en.ts';

export interface ReturnedWithdrawal {
  readonly recipientName: string;
  readonly amount: string;
  readonly returnCode: string;
  readonly link: string;
}

export const mail: MailWriter<ReturnedWithdrawal> = ({ recipientName, amount, returnCode, link }, { t }) => ({
  subject: t(texts, 'subject', { amount, recipientName }),
  heading: t(texts, 'heading'),
  paragraphs: [t(texts, 'returned', { amount, recipientName, returnCode })],
  facts: [
    [t(texts, 'to'), recipientName],
    [t(mailTexts, 'amount'), amount],
  ],
  action: { label: t(texts, 'view'), link },
});
