import { invoiceDocumentTexts as texts } from '../../i18n/index.ts';
import { type DocumentFact, documentFacts } from './document-facts.ts';
import type { DocumentInvoice } from './document-invoice.ts';
import { type DocumentItem, documentItems } from './document-items.ts';
import { type DocumentLabel, documentLabel } from './document-label.ts';
import { type DocumentParty, documentParties } from './document-parties.ts';
import { type DocumentPayment, documentPayments } from './document-payments.ts';
import type { DocumentSetting } from './document-setting.ts';
import { documentTerms } from './document-terms.ts';
import { type DocumentTotal, documentTotals } from './document-totals.ts';

/** Everything that an invoice says, in the reader's language and in the order of the page. */
export interface InvoiceDocument {
  readonly title: string;
  /** Without an extension: `Invoice - INV-0042`, or `Invoice - preview` before it has a number. */
  readonly fileName: string;
  readonly label: DocumentLabel | null;
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly facts: readonly DocumentFact[];
  readonly customFields: readonly { readonly label: string; readonly value: string }[];
  readonly items: readonly DocumentItem[];
  readonly totals: readonly DocumentTotal[];
  readonly terms: readonly string[];
  readonly payments: readonly DocumentPayment[];
}

interface WholeDocumentSetting extends DocumentSetting {
  /** The platform's name, for the ways to pay. */
  readonly brandName: string;
}

/**
 * Makes the document of an invoice. The only place that decides what it says: screen, PDF, printed page and review
 * show this, so their figures can't differ.
 */
export function invoiceDocument(invoice: DocumentInvoice, setting: WholeDocumentSetting): InvoiceDocument {
  const { t } = setting;
  const title = t(texts, 'title');
  return {
    title,
    fileName: `${title} - ${invoice.number ?? t(texts, 'preview')}`,
    label: documentLabel(invoice, setting),
    ...documentParties(invoice, setting),
    facts: documentFacts(invoice, setting),
    customFields: invoice.customFields ?? [],
    items: documentItems(invoice, setting),
    totals: documentTotals(invoice, setting),
    terms: documentTerms(invoice, setting),
    payments: documentPayments(invoice, setting.brandName, setting),
  };
}
