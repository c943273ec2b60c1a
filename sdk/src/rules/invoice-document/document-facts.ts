import { invoiceDocumentTexts as texts } from '../../i18n/index.ts';
import { formatBusinessDate } from '../../time/index.ts';
import type { DocumentInvoice } from './document-invoice.ts';
import type { DocumentSetting } from './document-setting.ts';

/** A labelled fact. A placeholder says when it will be known. */
export interface DocumentFact {
  readonly key: 'dateOfIssue' | 'dateDue' | 'number' | 'transaction' | 'summary';
  readonly label: string;
  readonly text: string;
  readonly isPlaceholder: boolean;
}

type Facts = Pick<DocumentInvoice, 'sendingDate' | 'dueDate' | 'number' | 'paymentId' | 'customName'>;

/** Returns the dates, the number, the transaction and the summary, in the order of the document. */
export function documentFacts(invoice: Facts, { t, locale }: DocumentSetting): readonly DocumentFact[] {
  const fact = (key: DocumentFact['key'], text: string): DocumentFact => ({
    key,
    label: t(texts, `fact.${key}`),
    text,
    isPlaceholder: false,
  });
  const factOr = (key: 'dateOfIssue' | 'number' | 'transaction', text: string | undefined): DocumentFact =>
    text === undefined ? { ...fact(key, t(texts, `placeholder.${key}`)), isPlaceholder: true } : fact(key, text);
  const { sendingDate, dueDate, number, paymentId, customName } = invoice;
  return [
    factOr('dateOfIssue', sendingDate && formatBusinessDate(sendingDate, locale)),
    fact('dateDue', formatBusinessDate(dueDate, locale)),
    factOr('number', number),
    factOr('transaction', paymentId),
    ...(customName ? [fact('summary', customName)] : []),
  ];
}
