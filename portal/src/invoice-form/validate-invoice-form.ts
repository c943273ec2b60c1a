import { compareDecimals, parseDecimal } from '@quittance/sdk/money';
import { invoiceLimits, isTotalTooLarge } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import { checkEmail, checkLine } from '@quittance/sdk/validation';
import { invoiceFormTotals } from './invoice-form-totals.ts';
import type { InvoiceFormLine, InvoiceFormValues } from './invoice-form-values.ts';

/** A key of the namespace `portal-invoices` by field path, the paths being those of the call that saves the draft. */
export type InvoiceFormProblems = Readonly<Record<string, string>>;

const isBlank = (text: string): boolean => text.trim() === '';

const isAbove = (text: string, max: string): boolean => compareDecimals(parseDecimal(text), parseDecimal(max)) > 0;

/** What may stay empty has at least nothing in it that can't be sent. */
function lineProblem(text: string): string | null {
  const problem = checkLine(text.trim());
  return problem && (problem.key === 'hiddenCharacters' ? 'form.hiddenCharacters' : 'form.wrongFormat');
}

const nameProblem = (name: string): string | null => (isBlank(name) ? 'form.required' : lineProblem(name));

function numberProblem(text: string): string | null {
  if (isBlank(text)) return 'form.required';
  if (!/^-?\d+(\.\d+)?$/.test(text)) return 'form.notNumber';
  return /\.\d{19}/.test(text) ? 'form.tooManyDecimals' : null;
}

function rateProblem(rate: string): string | null {
  const problem = numberProblem(rate);
  if (problem !== null) return problem;
  if (isAbove(rate, invoiceLimits.rate)) return 'form.rateTooLarge';
  return isAbove('0', rate) ? 'form.negativeRate' : null;
}

function quantityProblem(quantity: string): string | null {
  const problem = numberProblem(quantity);
  if (problem !== null) return problem;
  if (isAbove(quantity, invoiceLimits.quantity)) return 'form.quantityTooLarge';
  return isAbove(quantity, '0') ? null : 'form.positiveQuantity';
}

const lineProblems = (line: InvoiceFormLine, index: number): [string, string | null][] => [
  [`items.${index}.name`, nameProblem(line.name)],
  [`items.${index}.rate`, rateProblem(line.rate)],
  [`items.${index}.qty`, quantityProblem(line.quantity)],
];

function emailProblem(email: string): string | null {
  if (isBlank(email)) return 'form.required';
  return checkEmail(email) === null ? null : 'form.invalidEmail';
}

function dueDateProblem(dueDate: string, today: BusinessDate): string | null {
  if (dueDate === '') return 'form.required';
  return dueDate < today ? 'form.past' : null;
}

/** The lines one by one; and all together, where none of them alone is at fault. */
function itemsProblems(values: InvoiceFormValues): [string, string | null][] {
  const found = values.lines.flatMap(lineProblems);
  if (found.some(([, problem]) => problem !== null)) return found;
  const { totalMinor } = invoiceFormTotals(values);
  return [['items', isTotalTooLarge(totalMinor, values.currency) ? 'form.totalTooLarge' : null]];
}

/** The sentence about all problems together: a key of `portal-invoices`, or null when there are none. */
export function refusalOf(problems: InvoiceFormProblems): string | null {
  const found = Object.values(problems);
  if (found.length === 0) return null;
  return found.includes('form.required') ? 'form.fillRequired' : 'form.checkMarked';
}

/** What keeps the invoice from being saved; empty when nothing does. */
export function validateInvoiceForm(values: InvoiceFormValues, today: BusinessDate): InvoiceFormProblems {
  const found: [string, string | null][] = [
    ['recipientEmail', emailProblem(values.recipientEmail)],
    ['recipientName', nameProblem(values.recipientName)],
    ['customName', lineProblem(values.customName)],
    ['dueDate', dueDateProblem(values.dueDate, today)],
    ...itemsProblems(values),
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}
