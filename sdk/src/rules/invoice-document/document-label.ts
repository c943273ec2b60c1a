import { hasText, invoiceStatusTexts as texts } from '../../i18n/index.ts';
import { invoiceBanner } from '../invoice-banner.ts';
import type { DocumentInvoice } from './document-invoice.ts';
import type { DocumentSetting } from './document-setting.ts';

/** The status on a document. `good`: nothing is left to pay; `bad`: it is overdue or came to nothing. */
export interface DocumentLabel {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'neutral';
}

type Labelled = Pick<
  DocumentInvoice,
  'status' | 'isOverdue' | 'viewer' | 'paymentWindow' | 'senderDisplayName' | 'recipientDisplayName'
>;

const bad: ReadonlySet<string> = new Set(['overdue', 'rejected', 'denied']);

/** Returns the label of a document; null for an open invoice, whose amount and due date suffice. */
export function documentLabel(invoice: Labelled, { t }: DocumentSetting): DocumentLabel | null {
  const { text, checkIcon } = invoiceBanner(invoice, 'pdf');
  if (!hasText(texts.english.status, text) || text === 'sent') return null;
  const names = { sender: invoice.senderDisplayName, recipient: invoice.recipientDisplayName };
  const tone = checkIcon === 'green' ? 'good' : bad.has(text) ? 'bad' : 'neutral';
  return { text: t(texts, `status.${text}`, names), tone };
}
