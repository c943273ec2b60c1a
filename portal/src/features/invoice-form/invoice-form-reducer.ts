import { invoiceLimits } from '@quittance/sdk/rules';
import {
  emptyCustomField,
  emptyFee,
  emptyLine,
  type InvoiceFormCustomField,
  type InvoiceFormFee,
  type InvoiceFormLine,
  type InvoiceFormValues,
} from './invoice-form-values.ts';
import type { PastedLine } from './paste/read-pasted-lines.ts';

/** The lists of the form, whose entries are added and removed. */
export interface FormLists {
  readonly lines: InvoiceFormLine;
  readonly fees: InvoiceFormFee;
  readonly customFields: InvoiceFormCustomField;
}
export type ListName = keyof FormLists;

type EntryChange = {
  [List in ListName]: {
    readonly type: 'change';
    readonly list: List;
    readonly key: number;
    readonly changes: Partial<Omit<FormLists[List], 'key'>>;
  };
}[ListName];

export type InvoiceFormAction =
  | { readonly type: 'field'; readonly changes: Partial<Omit<InvoiceFormValues, ListName>> }
  | { readonly type: 'replace'; readonly values: InvoiceFormValues }
  | { readonly type: 'paste'; readonly key: number; readonly lines: readonly PastedLine[] }
  | EntryChange
  | { readonly type: 'add'; readonly list: ListName }
  | { readonly type: 'remove'; readonly list: ListName; readonly key: number };

interface Keyed {
  readonly key: number;
}

const nextKey = (entries: readonly Keyed[]): number => Math.max(-1, ...entries.map(({ key }) => key)) + 1;

const maxima: Readonly<Record<ListName, number>> = {
  lines: invoiceLimits.lines,
  fees: invoiceLimits.fees,
  customFields: invoiceLimits.customFields,
};

/** Whether the list has its most entries. */
export const isFull = (values: InvoiceFormValues, list: ListName): boolean => values[list].length >= maxima[list];

const makers: { readonly [List in ListName]: (key: number) => FormLists[List] } = {
  lines: emptyLine,
  fees: emptyFee,
  customFields: emptyCustomField,
};

const changed = <Entry extends Keyed>(entries: readonly Entry[], key: number, changes: object): readonly Entry[] =>
  entries.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry));

/** Whether nothing but the usual quantity is in a line. */
export const isBlankLine = ({ name, rate }: InvoiceFormLine): boolean => name.trim() === '' && rate === '';

/** Inserts lines after the one that they were pasted into, which they replace if it is blank. */
function pastedInto(
  lines: readonly InvoiceFormLine[],
  { key, lines: pasted }: { readonly key: number; readonly lines: readonly PastedLine[] },
): readonly InvoiceFormLine[] {
  const first = nextKey(lines);
  const place = lines.findIndex((line) => line.key === key);
  const target = lines[place];
  const kept = target && isBlankLine(target) ? lines.slice(0, place) : lines.slice(0, place + 1);
  const added = pasted.map((line, index) => ({ ...line, key: first + index }));
  return [...kept, ...added, ...lines.slice(place + 1)].slice(0, invoiceLimits.lines);
}

export function invoiceFormReducer(values: InvoiceFormValues, action: InvoiceFormAction): InvoiceFormValues {
  if (action.type === 'field') return { ...values, ...action.changes };
  if (action.type === 'replace') return action.values;
  if (action.type === 'paste') return { ...values, lines: pastedInto(values.lines, action) };
  const { list } = action;
  const entries: readonly Keyed[] = values[list];
  switch (action.type) {
    case 'change':
      return { ...values, [list]: changed(entries, action.key, action.changes) };
    case 'add':
      return isFull(values, list) ? values : { ...values, [list]: [...entries, makers[list](nextKey(entries))] };
    case 'remove': {
      const others = entries.filter(({ key }) => key !== action.key);
      // An invoice has at least one line, so removing the last one empties it.
      return { ...values, [list]: list === 'lines' && others.length === 0 ? [emptyLine(nextKey(entries))] : others };
    }
  }
}
