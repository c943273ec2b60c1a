import { fromMinor } from '@quittance/sdk/money';
import { lineAmountMinor } from '@quittance/sdk/rules';
import { type InvoiceFormValues, sendableOf } from './invoice-form-values.ts';

/** Decimal text in major units, unless said otherwise. */
export interface InvoiceFormTotals {
  /** Amount by key of the line; 0 for an incomplete line. */
  readonly amounts: ReadonlyMap<number, string>;
  readonly total: string;
}

/** Computes the figures next to the form; each line is rounded separately, as on the server. */
export function invoiceFormTotals(values: InvoiceFormValues): InvoiceFormTotals {
  const { currency, lines } = values;
  const amountsMinor = sendableOf(values).items.map((item) => lineAmountMinor(item, currency));
  const totalMinor = amountsMinor.reduce((sum, amountMinor) => sum + amountMinor, 0n);
  return {
    amounts: new Map(lines.map(({ key }, index) => [key, fromMinor(amountsMinor[index] ?? 0n, currency)])),
    total: fromMinor(totalMinor, currency),
  };
}
