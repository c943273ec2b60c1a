import { fromMinor } from '@quittance/sdk/money';
import { invoiceAmounts } from '@quittance/sdk/rules';
import { type InvoiceFormValues, sendableOf } from './invoice-form-values.ts';

/** Decimal text in major units, unless said otherwise. */
export interface InvoiceFormTotals {
  /** Amount by key of the line; 0 for an incomplete line. */
  readonly amounts: ReadonlyMap<number, string>;
  /** Amount of each fee, in their order. */
  readonly fees: readonly string[];
  readonly total: string;
}

/** Computes the figures next to the form as the server does. */
export function invoiceFormTotals(values: InvoiceFormValues): InvoiceFormTotals {
  const { currency, lines } = values;
  const { items, fees } = sendableOf(values);
  const amounts = invoiceAmounts({ currency, items, fees });
  const inMajor = (amountMinor = 0n): string => fromMinor(amountMinor, currency);
  return {
    amounts: new Map(lines.map(({ key }, index) => [key, inMajor(amounts.lineAmountsMinor[index])])),
    fees: amounts.feeAmountsMinor.map(inMajor),
    total: inMajor(amounts.totalDueMinor),
  };
}
