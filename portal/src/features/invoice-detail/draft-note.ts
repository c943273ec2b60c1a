import type { InvoiceFormProblems } from '../invoice-form/validate-invoice-form.ts';

/** Says whether a draft can be sent, as a key of the texts `invoice-detail`. */
export type DraftNote = 'draftText' | 'incompleteText' | 'dueDateGoneText';

/** Returns what the seller reads about a draft with these problems. */
export function draftNote(problems: InvoiceFormProblems): DraftNote {
  const found = Object.values(problems);
  if (found.length === 0) return 'draftText';
  return found.every((problem) => problem === 'dueDateGone') ? 'dueDateGoneText' : 'incompleteText';
}
