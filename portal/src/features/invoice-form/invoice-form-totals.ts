import { fromMinor } from '@quittance/sdk/money';
import { type InvoiceAmounts, invoiceAmounts } from '@quittance/sdk/rules';
import { type InvoiceFormValues, sendableOf } from './invoice-form-values.ts';

/** Decimal text in major units, unless said otherwise. */
export interface InvoiceFormTotals {
  /** Amount by key of the line; 0 for an incomplete line. */
  readonly amounts: ReadonlyMap<number, string>;
  /** Amount of each fee, in their order. */
  readonly fees: readonly string[];
  readonly total: string;
}

const amountsOf = (values: InvoiceFormValues, discountFraction?: string): InvoiceAmounts => {
  const { items, fees } = sendableOf(values);
  return invoiceAmounts({ currency: values.currency, items, fees, ...(discountFraction && { discountFraction }) });
};

export const totalDueMinorOf = (values: InvoiceFormValues): bigint => amountsOf(values).totalDueMinor;

/** What a discount is worth and leaves to pay, in minor units. @param fraction of the base amount */
export function discountedTotals(values: InvoiceFormValues, fraction: string | undefined) {
  const { discountMinor, finalAmountMinor: paidMinor } = amountsOf(values, fraction);
  return { discountMinor, paidMinor };
}

/** Computes the figures next to the form as the server does. */
export function invoiceFormTotals(values: InvoiceFormValues): InvoiceFormTotals {
  const { currency, lines } = values;
  const amounts = amountsOf(values);
  const inMajor = (amountMinor = 0n): string => fromMinor(amountMinor, currency);
  return {
    amounts: new Map(lines.map(({ key }, index) => [key, inMajor(amounts.lineAmountsMinor[index])])),
    fees: amounts.feeAmountsMinor.map(inMajor),
    total: inMajor(amounts.totalDueMinor),
  };
}
