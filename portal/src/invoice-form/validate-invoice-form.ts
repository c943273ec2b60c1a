import { compareDecimals, parseDecimal } from '@quittance/sdk/money';
import type { BusinessDate } from '@quittance/sdk/time';
import type { InvoiceFormLine, InvoiceFormValues } from './invoice-form-values.ts';

/** A key of the namespace `portal` by field path, the paths being those of the call that saves the draft. */
export type InvoiceFormProblems = Readonly<Record<string, string>>;

const MAX_RATE = parseDecimal('1000000000000');
const MAX_QUANTITY = parseDecimal('1000000000');

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
const isBlank = (text: string): boolean => text.trim() === '';

function numberProblem(text: string, max: ReturnType<typeof parseDecimal>): string | null {
  if (isBlank(text)) return 'form.required';
  return /^\d{1,30}(\.\d{1,18})?$/.test(text) && compareDecimals(parseDecimal(text), max) <= 0
    ? null
    : 'form.invalidNumber';
}

function quantityProblem(quantity: string): string | null {
  return numberProblem(quantity, MAX_QUANTITY) ?? (parseDecimal(quantity).units > 0n ? null : 'form.positiveQuantity');
}

const lineProblems = (line: InvoiceFormLine, index: number): [string, string | null][] => [
  [`items.${index}.name`, isBlank(line.name) ? 'form.required' : null],
  [`items.${index}.rate`, numberProblem(line.rate, MAX_RATE)],
  [`items.${index}.qty`, quantityProblem(line.quantity)],
];

function emailProblem(email: string): string | null {
  if (isBlank(email)) return 'form.required';
  return isEmail(email) ? null : 'form.invalidEmail';
}

function dueDateProblem(dueDate: string, today: BusinessDate): string | null {
  if (dueDate === '') return 'form.required';
  return dueDate < today ? 'form.past' : null;
}

/** What keeps the invoice from being saved; empty when nothing does. */
export function validateInvoiceForm(values: InvoiceFormValues, today: BusinessDate): InvoiceFormProblems {
  const found: [string, string | null][] = [
    ['recipientEmail', emailProblem(values.recipientEmail)],
    ['recipientName', isBlank(values.recipientName) ? 'form.required' : null],
    ['dueDate', dueDateProblem(values.dueDate, today)],
    ...values.lines.flatMap(lineProblems),
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}
