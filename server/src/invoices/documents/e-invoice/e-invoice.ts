import type { PostalAddress } from '@quittance/sdk/contract';
import { addDecimals, parseDecimal, subtractDecimals, writeDecimal } from '@quittance/sdk/money';
import {
  type DocumentInvoice,
  type DocumentTotal,
  type ElectronicAddress,
  eInvoiceProblem,
  type InvoiceDocument,
  isPaid,
} from '@quittance/sdk/rules';
import { Refusal } from '../../../kernel/index.ts';

/** One side of an e-invoice. */
export interface EParty {
  /** Identifies it on this platform: EN 16931 requires one identifier of the seller at least. */
  readonly id: string | null;
  readonly name: string;
  readonly address: PostalAddress;
  readonly email: string | null;
  /** Where it receives e-invoices. */
  readonly endpoint: ElectronicAddress | null;
}

/** A charge or an allowance of the whole invoice. */
export interface EAdjustment {
  readonly isCharge: boolean;
  readonly reason: string;
  /** UNTDID 5189 or 7161; absent where no code fits. */
  readonly reasonCode?: string;
  /** Decimal text without a sign. */
  readonly amount: string;
}

/** What both syntaxes of EN 16931 say. Amounts are decimal text in major units, dates `YYYY-MM-DD`. */
export interface EInvoice {
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currency: string;
  readonly summary: string | null;
  readonly terms: string | null;
  readonly seller: EParty;
  readonly buyer: EParty;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: string;
    readonly price: string;
    readonly amount: string;
  }[];
  readonly adjustments: readonly EAdjustment[];
  readonly lineTotal: string;
  readonly chargeTotal: string;
  readonly allowanceTotal: string;
  /** Without and with VAT, which are the same: the platform's invoices have none. */
  readonly grandTotal: string;
  readonly paid: string;
  readonly payable: string;
}

/** The parts of an invoice that the standard needs. */
export interface EInvoiceSource extends DocumentInvoice {
  readonly senderId: string;
  readonly recipientId?: string | undefined;
  readonly paidAmount?: string | undefined;
}

const zero = '0';

const sum = (amounts: readonly string[]): string =>
  writeDecimal(amounts.map(parseDecimal).reduce(addDecimals, parseDecimal(zero)));

const difference = (of: string, less: string): string =>
  writeDecimal(subtractDecimals(parseDecimal(of), parseDecimal(less)));

const withoutSign = (value: string): string => value.replace(/^-/, '');

const isStep = ({ kind }: DocumentTotal): boolean => kind !== 'subtotal' && kind !== 'due' && kind !== 'sum';

/** 95: discount, of the list for allowances. */
const toAdjustment = ({ kind, label, value }: DocumentTotal): EAdjustment => ({
  isCharge: !value.startsWith('-'),
  reason: label,
  ...(kind === 'discount' && value.startsWith('-') && { reasonCode: '95' }),
  amount: withoutSign(value),
});

function partyOf(party: DocumentInvoice['sender'], name: string, id: string | undefined): EParty {
  if (!party.address) throw new Error('A party without an address was not refused.');
  const { address, email = null, electronicAddress: endpoint = null } = party;
  return { id: id ?? null, name, address, email, endpoint };
}

/**
 * Makes the e-invoice of a document, with the figures that it shows.
 * @throws Refusal EInvoiceUnavailableError for an invoice that can't conform to the standard
 */
export function toEInvoice(invoice: EInvoiceSource, document: InvoiceDocument): EInvoice {
  const problem = eInvoiceProblem(invoice);
  const { number, sendingDate } = invoice;
  if (problem !== null || number === undefined || sendingDate === undefined) {
    throw new Refusal('EInvoiceUnavailableError', `This invoice can’t be an e-invoice (${problem}).`);
  }
  const adjustments = document.totals.filter(isStep).map(toAdjustment);
  const totalOf = (isCharge: boolean): string =>
    sum(adjustments.filter((each) => each.isCharge === isCharge).map(({ amount }) => amount));
  const paid = isPaid(invoice.status) ? (invoice.paidAmount ?? invoice.finalAmount) : zero;
  return {
    number,
    issueDate: sendingDate,
    dueDate: invoice.dueDate,
    currency: invoice.currency,
    summary: invoice.customName ?? null,
    terms: document.terms.length > 0 ? document.terms.join('. ') : null,
    seller: partyOf(invoice.sender, document.seller.name, invoice.senderId),
    buyer: partyOf(invoice.recipient, document.buyer.name, invoice.recipientId),
    lines: invoice.items.map(({ name, rate = zero, qty = zero, amount }) => ({
      name,
      quantity: qty,
      price: rate,
      amount,
    })),
    adjustments,
    lineTotal: invoice.baseAmount,
    chargeTotal: totalOf(true),
    allowanceTotal: totalOf(false),
    grandTotal: invoice.finalAmount,
    paid,
    payable: difference(invoice.finalAmount, paid),
  };
}
