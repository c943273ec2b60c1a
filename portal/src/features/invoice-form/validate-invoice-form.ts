import { type SendingProblem, sendingProblems } from '@quittance/sdk/rules';
import type { BusinessDate } from '@quittance/sdk/time';
import { checkEmail, checkLine, normalizeEmail } from '@quittance/sdk/validation';
import { type InvoiceFormValues, sendableOf } from './invoice-form-values.ts';

/** What the form is sent for: to keep it as a draft, or to send it to the buyer. */
export type SaveIntent = 'save' | 'send';

/** The key of a sentence in the texts `errors.field`. */
export type InvoiceFormProblem = SendingProblem | 'invalidEmail' | 'hiddenCharacters' | 'wrongFormat';

/** By field path, the paths being those of the calls that save and send. */
export type InvoiceFormProblems = Readonly<Record<string, InvoiceFormProblem>>;

interface FormFacts {
  readonly today: BusinessDate;
  /** The signed-in person's; of addresses of colleagues only the server knows. */
  readonly ownEmail: string;
  /** Paths of fields that hold what they refuse: they say so themselves, and have no value meanwhile. */
  readonly refused?: ReadonlySet<string>;
}

/** What a draft may have: it is completed before it is sent. Everything else could not be stored. */
const ofSendingOnly: ReadonlySet<InvoiceFormProblem> = new Set<InvoiceFormProblem>([
  'required',
  'ownInvoice',
  'dueDateGone',
  'nothingToPay',
]);

const isOfDraft = ([path, problem]: readonly [string, InvoiceFormProblem]): boolean =>
  path === 'dueDate' ? problem === 'required' : !ofSendingOnly.has(problem);

/** What is wrong with the texts that are filled in. */
function textProblems(values: InvoiceFormValues): InvoiceFormProblems {
  const texts: readonly (readonly [string, string])[] = [
    ['recipientName', values.recipientName],
    ['customName', values.customName],
    ...values.lines.map(({ name }, index) => [`items.${index}.name`, name] as const),
  ];
  const found = texts.flatMap(([path, text]) => {
    const problem = checkLine(text.trim());
    return problem ? [[path, problem.key === 'hiddenCharacters' ? problem.key : 'wrongFormat'] as const] : [];
  });
  const email = values.recipientEmail.trim();
  const isEmailWrong = email !== '' && checkEmail(email) !== null;
  return { ...Object.fromEntries(found), ...(isEmailWrong && { recipientEmail: 'invalidEmail' }) };
}

/** What keeps the form from being saved or sent; empty when nothing does. Numbers are checked by their own fields. */
export function validateInvoiceForm(
  values: InvoiceFormValues,
  intent: SaveIntent,
  { today, ownEmail, refused }: FormFacts,
): InvoiceFormProblems {
  const isOwnEmail = (address: string): boolean => normalizeEmail(address) === normalizeEmail(ownEmail);
  const found: InvoiceFormProblems = {
    ...textProblems(values),
    ...sendingProblems(sendableOf(values), { today, isOwnEmail }),
  };
  const entries = Object.entries(found).filter(([path]) => !refused?.has(path));
  return Object.fromEntries(intent === 'send' ? entries : entries.filter(isOfDraft));
}

/** The sentence about all problems together: a key of `portal-invoices`, or null when there are none. */
export function refusalOf(problems: InvoiceFormProblems, refused: ReadonlySet<string>): string | null {
  if (refused.size > 0) return 'form.checkMarked';
  const found = Object.values(problems);
  if (found.length === 0) return null;
  return found.every((problem) => problem === 'required') ? 'form.fillRequired' : 'form.checkMarked';
}
