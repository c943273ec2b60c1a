import { fromMinor } from '@quittance/sdk/money';
import { lineAmountMinor } from '@quittance/sdk/rules';
import { type InvoiceFormValues, sendableOf } from './invoice-form-values.ts';

/** In major units, as decimal text, where nothing else is said. */
export interface InvoiceFormTotals {
  /** By key of the line; 0 for a line that is not complete. */
  readonly amounts: ReadonlyMap<number, string>;
  readonly total: string;
}

/** The figures beside the form while it is typed; each line is rounded by itself, as the server does. */
export function invoiceFormTotals(values: InvoiceFormValues): InvoiceFormTotals {
  const { currency, lines } = values;
  const amountsMinor = sendableOf(values).items.map((item) => lineAmountMinor(item, currency));
  const totalMinor = amountsMinor.reduce((sum, amountMinor) => sum + amountMinor, 0n);
  return {
    amounts: new Map(lines.map(({ key }, index) => [key, fromMinor(amountsMinor[index] ?? 0n, currency)])),
    total: fromMinor(totalMinor, currency),
  };
}
