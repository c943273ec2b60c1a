import type { InvoiceFormProblems } from '../invoice-form/validate-invoice-form.ts';

/** Says whether a draft can be sent, as a key of the texts `invoice-detail`. */
export type DraftNote = 'draftText' | 'incompleteText' | 'dueDateGoneText' | 'discountTooSoonText';

/** Problems of a complete draft that only waited too long. */
const passesByItself: ReadonlySet<unknown> = new Set(['dueDateGone', 'discountEndsTooSoon']);

/** Returns what the seller reads about a draft with these problems. */
export function draftNote(problems: InvoiceFormProblems): DraftNote {
  const found = Object.values(problems);
  if (found.length === 0) return 'draftText';
  if (found.every((problem) => problem === 'discountEndsTooSoon')) return 'discountTooSoonText';
  return found.every((problem) => passesByItself.has(problem)) ? 'dueDateGoneText' : 'incompleteText';
}
