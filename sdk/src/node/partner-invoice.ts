import type { AnswerOf, Contract, RequestOf } from '../client/index.ts';
import { fromMinor, toMinor } from '../money/index.ts';

/** Minor units: a string of digits, a bigint, or a safe integer. */
export type MinorUnits = string | bigint | number;

/** An amount for partners' back ends: minor units as text, since JSON numbers lose digits. */
export interface PartnerMoney {
  readonly amountMinor: string;
  readonly currency: string;
}

export interface PartnerInvoiceLine {
  readonly name: string;
  /** Price of one unit, in minor units of the invoice's currency. */
  readonly rateMinor: MinorUnits;
  /** Decimal text, such as `1` or `2.5`. */
  readonly qty: string;
}

type WireDraft = RequestOf<Contract['createPartnerInvoice']>['body'];

export interface PartnerInvoiceDraft {
  readonly recipientEmail: string;
  readonly recipientName: string;
  /** ISO 4217 code, or BTC or ETH. */
  readonly currency: string;
  readonly items: readonly PartnerInvoiceLine[];
  /** A calendar date in America/New_York, YYYY-MM-DD. Give this or `daysUntilDue`. */
  readonly dueDate?: string;
  /** Days from today in America/New_York, 0 to 365. */
  readonly daysUntilDue?: number;
  /** Title of the invoice, such as your order number. */
  readonly customName?: string;
  /** Default: debit of a US bank account. */
  readonly paymentMethods?: NonNullable<WireDraft['paymentMethods']>;
}

type WireInvoice = AnswerOf<Contract['getPartnerInvoice']>;

export interface PartnerInvoice {
  readonly id: string;
  /** Assigned when the invoice is sent. */
  readonly number: string | undefined;
  readonly status: WireInvoice['status'];
  readonly isOverdue: boolean;
  readonly dueDate: string;
  readonly paidOnDate: string | undefined;
  readonly customName: string | undefined;
  readonly recipientDisplayName: string;
  /** Amount to pay and accrued late fees. */
  readonly totalDue: PartnerMoney;
  /** Total due minus the discount in force: what the buyer pays now. */
  readonly finalAmount: PartnerMoney;
  /** Amount received; absent until then. */
  readonly paidAmount: PartnerMoney | undefined;
}

/** Reads minor units. @throws {RangeError} for a fraction, or a number too large to be exact */
function readMinorUnits(value: MinorUnits): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is not exact.`);
  if (typeof value === 'string' && !/^\d{1,38}$/.test(value)) {
    throw new RangeError(`${JSON.stringify(value)} is not a whole number of minor units.`);
  }
  return BigInt(value);
}

export function encodeDraft({ items, customName, paymentMethods, ...draft }: PartnerInvoiceDraft): WireDraft {
  return {
    ...draft,
    ...(customName === undefined ? {} : { customName }),
    ...(paymentMethods === undefined ? {} : { paymentMethods }),
    items: items.map(({ name, rateMinor, qty }) => ({
      name,
      qty,
      rate: fromMinor(readMinorUnits(rateMinor), draft.currency),
    })),
  };
}

export function decodeInvoice(invoice: WireInvoice): PartnerInvoice {
  const { currency } = invoice;
  const money = (amount: string): PartnerMoney => ({ amountMinor: toMinor(amount, currency).toString(), currency });
  return {
    id: invoice._id,
    number: invoice.number,
    status: invoice.status,
    isOverdue: invoice.isOverdue,
    dueDate: invoice.dueDate,
    paidOnDate: invoice.paidOnDate,
    customName: invoice.customName,
    recipientDisplayName: invoice.recipientDisplayName,
    totalDue: money(invoice.totalDue),
    finalAmount: money(invoice.finalAmount),
    paidAmount: invoice.paidAmount === undefined ? undefined : money(invoice.paidAmount),
  };
}
