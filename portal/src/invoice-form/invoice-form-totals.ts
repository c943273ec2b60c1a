import { fromMinor, InvalidDecimalError } from '@quittance/sdk/money';
import { lineAmountMinor } from '@quittance/sdk/rules';
import type { InvoiceFormLine, InvoiceFormValues } from './invoice-form-values.ts';

/** In major units, as decimal text, where nothing else is said. */
export interface InvoiceFormTotals {
  /** By key of the line; 0 for a line that is not complete. */
  readonly amounts: ReadonlyMap<number, string>;
  readonly total: string;
  readonly totalMinor: bigint;
}

function amountOf({ rate, quantity }: InvoiceFormLine, currency: string): bigint {
  try {
    return rate === '' || quantity === '' ? 0n : lineAmountMinor({ rate, qty: quantity }, currency);
  } catch (error) {
    // Half a number, such as "1.", is on its way to being one.
    if (error instanceof InvalidDecimalError) return 0n;
    throw error;
  }
}

/** The figures beside the form while it is typed; each line is rounded by itself, as the server does. */
export function invoiceFormTotals({ lines, currency }: InvoiceFormValues): InvoiceFormTotals {
  const amountsMinor = lines.map((line) => [line.key, amountOf(line, currency)] as const);
  const totalMinor = amountsMinor.reduce((sum, [, amountMinor]) => sum + amountMinor, 0n);
  return {
    amounts: new Map(amountsMinor.map(([key, amountMinor]) => [key, fromMinor(amountMinor, currency)])),
    total: fromMinor(totalMinor, currency),
    totalMinor,
  };
}
