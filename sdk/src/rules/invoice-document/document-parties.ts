import { invoiceDocumentTexts as texts } from '../../i18n/index.ts';
import { addressLines } from '../postal-address.ts';
import type { DocumentInvoice, InvoiceParty } from './document-invoice.ts';
import type { DocumentSetting } from './document-setting.ts';

/** One of the two blocks at the head of an invoice. */
export interface DocumentParty {
  readonly label: string;
  readonly name: string;
  readonly isVerified: boolean;
  /** The address as on a letter; empty if it isn't known. */
  readonly lines: readonly string[];
  readonly email: string | null;
}

const partyOf = (label: string, name: string, party: InvoiceParty, locale: string): DocumentParty => ({
  label,
  name,
  isVerified: party.isVerified,
  lines: party.address ? addressLines(party.address, locale) : [],
  email: party.email ?? null,
});

type Parties = Pick<DocumentInvoice, 'sender' | 'recipient' | 'senderDisplayName' | 'recipientDisplayName'>;

export const documentParties = (
  invoice: Parties,
  { t, locale }: DocumentSetting,
): { readonly seller: DocumentParty; readonly buyer: DocumentParty } => ({
  seller: partyOf(t(texts, 'from'), invoice.senderDisplayName, invoice.sender, locale),
  buyer: partyOf(t(texts, 'billTo'), invoice.recipientDisplayName, invoice.recipient, locale),
});
