import { recurrenceLimits, type SendingProblem, schedulingProblems, sendingProblems } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import { checkEmail, checkLine, normalizeEmail } from '@quittance/sdk/validation';
import { type InvoiceFormValues, sendableOf } from './invoice-form-values.ts';
import type { InvoiceFormRecurrence } from './recurrence-values.ts';
import { isForLater } from './sending-day.ts';

/** The reason for the check: to save a draft, or to send it to the buyer. */
export type SaveIntent = 'save' | 'send';

/** A key in the texts `errors.field`. */
export type InvoiceFormProblem = SendingProblem | 'invalidEmail' | 'hiddenCharacters' | 'wrongFormat';

/** Problems by field path, as in the calls that save and send. */
export type InvoiceFormProblems = Readonly<Record<string, InvoiceFormProblem>>;

interface FormFacts {
  readonly today: BusinessDate;
  /** E-mail address of the signed-in person; only the server knows those of colleagues. */
  readonly ownEmail: string;
  /** Paths of fields that refuse their text: they show their own message, and have no value. */
  readonly refused?: ReadonlySet<string>;
}

/** Problems allowed in a draft, which is completed before it is sent. All others prevent saving. */
const ofSendingOnly: ReadonlySet<InvoiceFormProblem> = new Set<InvoiceFormProblem>([
  'required',
  'ownInvoice',
  'dueDateGone',
  'nothingToPay',
  'discountEndsTooSoon',
  'discountEndsTooLate',
  'discountTooSmall',
]);

const isOfDraft = ([path, problem]: readonly [string, InvoiceFormProblem]): boolean =>
  path === 'dueDate' ? problem === 'required' : !ofSendingOnly.has(problem);

/** Returns the problems of filled-in texts. */
function textProblems(values: InvoiceFormValues): InvoiceFormProblems {
  const texts: readonly (readonly [string, string])[] = [
    ['recipientName', values.recipientName],
    ['customName', values.customName],
    ...values.lines.map(({ name }, index) => [`items.${index}.name`, name] as const),
    ...values.fees.map(({ name }, index) => [`fees.${index}.name`, name] as const),
    ...values.customFields.flatMap(({ label, value }, index) => [
      [`customFields.${index}.label`, label] as const,
      [`customFields.${index}.value`, value] as const,
    ]),
  ];
  const found = texts.flatMap(([path, text]) => {
    const problem = checkLine(text.trim());
    return problem ? [[path, problem.key === 'hiddenCharacters' ? problem.key : 'wrongFormat'] as const] : [];
  });
  const email = values.recipientEmail.trim();
  const isEmailWrong = email !== '' && checkEmail(email) !== null;
  return { ...Object.fromEntries(found), ...(isEmailWrong && { recipientEmail: 'invalidEmail' }) };
}

/** Returns the problems of the repetition. */
function recurrenceProblems({ every, end, endDate, count }: InvoiceFormRecurrence): InvoiceFormProblems {
  if (every === 'none') return {};
  if (end === 'date' && endDate === '') return { 'recurrence.endDate': 'required' };
  if (end !== 'count') return {};
  if (count === '') return { 'recurrence.count': 'required' };
  return Number(count) < recurrenceLimits.leastCount ? { 'recurrence.count': 'wrongFormat' } : {};
}

/** Returns the problems that prevent saving or sending; empty if there are none. Number fields check themselves. */
export function validateInvoiceForm(
  values: InvoiceFormValues,
  intent: SaveIntent,
  { today, ownEmail, refused }: FormFacts,
): InvoiceFormProblems {
  const isOwnEmail = (address: string): boolean => normalizeEmail(address) === normalizeEmail(ownEmail);
  const found: InvoiceFormProblems = {
    ...textProblems(values),
    ...(isForLater(values, today) ? schedulingProblems : sendingProblems)(sendableOf(values), { today, isOwnEmail }),
  };
  const missing = recurrenceProblems(values.recurrence);
  const entries = Object.entries({ ...found, ...missing }).filter(([path]) => !refused?.has(path));
  return Object.fromEntries(intent === 'send' ? entries : entries.filter(isOfDraft));
}

/** Returns the message about all problems: a key of `invoice-form`, or null if there are none. */
export function refusalOf(problems: InvoiceFormProblems, refused: ReadonlySet<string>) {
  if (refused.size > 0) return 'checkMarked';
  const found = Object.values(problems);
  if (found.length === 0) return null;
  return found.every((problem) => problem === 'required') ? 'fillRequired' : 'checkMarked';
}
