import { decimalsOf, isCryptoPair } from '../money/index.ts';
import type { DocumentInvoice } from './invoice-document/index.ts';

/** Why an invoice can't be an e-invoice. */
export type EInvoiceProblem = 'notSent' | 'currency' | 'sellerAddress' | 'buyerAddress';

/** What the standard requires of an invoice. */
export type EInvoiceFacts = Pick<DocumentInvoice, 'number' | 'sendingDate' | 'currency' | 'sender' | 'recipient'>;

/** Not in ISO 4217, although banks use it: renminbi outside China. */
const unlisted: ReadonlySet<string> = new Set(['CNH']);

/** EN 16931 knows ISO 4217 only, and amounts of two decimals at most. */
const isListed = (currency: string): boolean =>
  !isCryptoPair(currency) && !unlisted.has(currency) && decimalsOf(currency) <= 2;

/**
 * Tells why an invoice can't be an e-invoice that conforms to EN 16931; null if it can. The standard requires the
 * countries of both parties.
 */
export function eInvoiceProblem(invoice: EInvoiceFacts): EInvoiceProblem | null {
  if (invoice.number === undefined || invoice.sendingDate === undefined) return 'notSent';
  if (!isListed(invoice.currency)) return 'currency';
  if (!invoice.sender.address) return 'sellerAddress';
  return invoice.recipient.address ? null : 'buyerAddress';
}
