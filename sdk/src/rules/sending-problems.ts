import type { BusinessDate } from '../time/index.ts';
import { type EarlyDiscountProblem, earlyDiscountProblems } from './early-discount.ts';
import { type InvoiceFee, type InvoiceLineInput, invoiceAmounts } from './invoice-amounts.ts';
import { isTotalTooLarge } from './invoice-limits.ts';
import type { LateFeeTerms } from './late-fee.ts';

/** Why an invoice can't be sent. Each is a key of the texts `errors.field`. */
export type SendingProblem =
  | 'required'
  | 'ownInvoice'
  | 'dueDateGone'
  | 'sendingDateGone'
  | 'dueBeforeSending'
  | 'nothingToPay'
  | 'positiveQuantity'
  | 'totalTooLarge'
  | EarlyDiscountProblem;

/** Problems by field path, such as `items.0.rate`; the same paths as in the calls that save and send. */
export type SendingProblems = Readonly<Record<string, SendingProblem>>;

export interface SendableLine extends InvoiceLineInput {
  readonly name: string;
}

export interface SendableCustomField {
  readonly label: string;
  readonly value: string;
}

/** The parts of a draft that are checked before sending; empty texts are missing. */
export interface SendableInvoice {
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly currency: string;
  readonly dueDate: BusinessDate | '';
  readonly items: readonly SendableLine[];
  readonly fees: readonly InvoiceFee[];
  readonly customFields: readonly SendableCustomField[];
  /** How to pay outside the product; absent like disabled. */
  readonly externalPayment?: { readonly enabled: boolean; readonly instructions?: string | undefined };
  /** A fraction of the base amount; absent, like its end, without a discount. */
  readonly earlyDiscountPercent?: string | undefined;
  readonly earlyDiscountEndDate?: BusinessDate | undefined;
  readonly lateFeeSettings?: SendableLateFee | undefined;
}

/** A late fee that may be incomplete. */
export type SendableLateFee = Omit<LateFeeTerms, 'percent'> & { readonly percent?: string | undefined };

export interface SendingFacts {
  readonly today: BusinessDate;
  /** Whether the address belongs to the seller. The form knows the person's own; the server knows all. */
  readonly isOwnEmail: (email: string) => boolean;
}

type Found = readonly (readonly [path: string, problem: SendingProblem | null])[];

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

const requiredIf = (isMissing: boolean): SendingProblem | null => (isMissing ? 'required' : null);

const isZero = (number: string): boolean => /^-?0+(\.0+)?$/.test(number);

function positiveProblem(number: string | undefined): SendingProblem | null {
  if (number === undefined || isBlank(number)) return 'required';
  return isZero(number) ? 'positiveQuantity' : null;
}

const lineProblems = ({ name, rate, qty }: SendableLine, index: number): Found => [
  [`items.${index}.name`, requiredIf(isBlank(name))],
  [`items.${index}.rate`, requiredIf(isBlank(rate))],
  [`items.${index}.qty`, positiveProblem(qty)],
];

function emailProblem(email: string, isOwnEmail: SendingFacts['isOwnEmail']): SendingProblem | null {
  if (isBlank(email)) return 'required';
  return isOwnEmail(email) ? 'ownInvoice' : null;
}

function dueDateProblem(dueDate: string, today: BusinessDate): SendingProblem | null {
  if (dueDate === '') return 'required';
  return dueDate < today ? 'dueDateGone' : null;
}

/** Checks the total only of complete lines: otherwise a line would be blamed for another's gap. */
function itemsProblems({ items, fees, currency }: SendableInvoice): Found {
  if (items.length === 0) return [['items', 'required']];
  const found = items.flatMap(lineProblems);
  if (found.some(([, problem]) => problem !== null)) return found;
  const { totalDueMinor } = invoiceAmounts({ currency, items, fees });
  if (totalDueMinor === 0n) return [['items.0.rate', 'nothingToPay']];
  return [['items', isTotalTooLarge(totalDueMinor, currency) ? 'totalTooLarge' : null]];
}

const feeProblems = ({ name, value }: InvoiceFee, index: number): Found => [
  [`fees.${index}.name`, requiredIf(isBlank(name))],
  [`fees.${index}.value`, requiredIf(isBlank(value))],
];

const customFieldProblems = ({ label, value }: SendableCustomField, index: number): Found => [
  [`customFields.${index}.label`, requiredIf(isBlank(label))],
  [`customFields.${index}.value`, requiredIf(isBlank(value))],
];

const instructionsProblem = ({ externalPayment }: SendableInvoice): SendingProblem | null =>
  requiredIf(externalPayment?.enabled === true && isBlank(externalPayment.instructions));
/** Checks a discount against the day of sending. */
function discountProblems(invoice: SendableInvoice, sendingDate: BusinessDate): Found {
  const { earlyDiscountPercent: percent, earlyDiscountEndDate: endDate, dueDate } = invoice;
  if (percent === undefined && endDate === undefined) return [];
  const missing: Found = [
    ['earlyDiscountPercent', positiveProblem(percent)],
    ['earlyDiscountEndDate', requiredIf(isBlank(endDate))],
  ];
  if (percent === undefined || isZero(percent) || endDate === undefined || dueDate === '') return missing;
  const found = earlyDiscountProblems({ percent, endDate }, { sendingDate, dueDate });
  return [
    ['earlyDiscountPercent', found.percent ?? (leavesNothing(invoice, percent) ? 'nothingToPay' : null)],
    ['earlyDiscountEndDate', found.endDate],
  ];
}

/** Whether rounding makes the discount as large as a very small invoice. */
function leavesNothing({ currency, items, fees }: SendableInvoice, discountFraction: string): boolean {
  const { totalDueMinor, finalAmountMinor } = invoiceAmounts({ currency, items, fees, discountFraction });
  return totalDueMinor > 0n && finalAmountMinor === 0n;
}

function lateFeeProblems({ lateFeeSettings }: SendableInvoice): Found {
  if (!lateFeeSettings) return [];
  const { type, percent, repeatPeriod } = lateFeeSettings;
  return [
    ['lateFeeSettings.percent', positiveProblem(percent)],
    ['lateFeeSettings.repeatPeriod', type === 'flat' ? null : positiveProblem(repeatPeriod?.toString())],
  ];
}

/** Returns the problems that prevent sending a draft, in the order of the form; empty if there are none. */
export function sendingProblems(invoice: SendableInvoice, { today, isOwnEmail }: SendingFacts): SendingProblems {
  const found: Found = [
    ['recipientEmail', emailProblem(invoice.recipientEmail, isOwnEmail)],
    ['recipientName', requiredIf(isBlank(invoice.recipientName))],
    ['dueDate', dueDateProblem(invoice.dueDate, today)],
    ...invoice.customFields.flatMap(customFieldProblems),
    ...itemsProblems(invoice),
    ...invoice.fees.flatMap(feeProblems),
    ['paymentMethods.externalPayment.instructions', instructionsProblem(invoice)],
    ...discountProblems(invoice, today),
    ...lateFeeProblems(invoice),
  ];
  return Object.fromEntries(found.filter((entry): entry is [string, SendingProblem] => entry[1] !== null));
}

/** An invoice to be sent on a later day. */
export interface SchedulableInvoice extends SendableInvoice {
  readonly sendingDate: BusinessDate | '';
}

function sendingDateProblem(sendingDate: string, today: BusinessDate): SendingProblem | null {
  if (sendingDate === '') return 'required';
  return sendingDate <= today ? 'sendingDateGone' : null;
}

/**
 * Returns the problems that prevent scheduling a draft: it is sent tomorrow or later, on its due date or before, and is
 * otherwise complete. An invoice of today is sent instead.
 */
export function schedulingProblems(invoice: SchedulableInvoice, facts: SendingFacts): SendingProblems {
  const problem = sendingDateProblem(invoice.sendingDate, facts.today);
  const { dueDate, ...others } = sendingProblems(invoice, {
    ...facts,
    today: problem === null ? invoice.sendingDate : facts.today,
  });
  return {
    ...(problem !== null && { sendingDate: problem }),
    ...(dueDate !== undefined && {
      dueDate: dueDate === 'dueDateGone' && problem === null ? 'dueBeforeSending' : dueDate,
    }),
    ...others,
  };
}
