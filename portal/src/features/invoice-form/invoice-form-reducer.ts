import { invoiceLimits } from '@quittance/sdk/rules';
import { emptyLine, type InvoiceFormLine, type InvoiceFormValues } from './invoice-form-values.ts';

export type InvoiceFormAction =
  | { readonly type: 'field'; readonly changes: Partial<Omit<InvoiceFormValues, 'lines'>> }
  | { readonly type: 'line'; readonly key: number; readonly changes: Partial<Omit<InvoiceFormLine, 'key'>> }
  | { readonly type: 'add-line' }
  | { readonly type: 'remove-line'; readonly key: number };

const nextKey = (lines: readonly InvoiceFormLine[]): number => Math.max(-1, ...lines.map(({ key }) => key)) + 1;

export function invoiceFormReducer(values: InvoiceFormValues, action: InvoiceFormAction): InvoiceFormValues {
  const { lines } = values;
  switch (action.type) {
    case 'field':
      return { ...values, ...action.changes };
    case 'line':
      return {
        ...values,
        lines: lines.map((line) => (line.key === action.key ? { ...line, ...action.changes } : line)),
      };
    case 'add-line':
      return lines.length < invoiceLimits.lines ? { ...values, lines: [...lines, emptyLine(nextKey(lines))] } : values;
    case 'remove-line':
      // An invoice has at least one line, so removing the last one empties it.
      return {
        ...values,
        lines: lines.length > 1 ? lines.filter(({ key }) => key !== action.key) : [emptyLine(nextKey(lines))],
      };
  }
}
