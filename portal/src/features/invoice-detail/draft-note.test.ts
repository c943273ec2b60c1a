import { describe, expect, it } from 'vitest';
import type { InvoiceFormProblems } from '../invoice-form/validate-invoice-form.ts';
import { type DraftNote, draftNote } from './draft-note.ts';

describe('the note about a draft', () => {
  it.each<[InvoiceFormProblems, DraftNote]>([
    [{}, 'draftText'],
    [{ dueDate: 'dueDateGone' }, 'dueDateGoneText'],
    [{ earlyDiscountEndDate: 'discountEndsTooSoon' }, 'discountTooSoonText'],
    [{ dueDate: 'dueDateGone', earlyDiscountEndDate: 'discountEndsTooSoon' }, 'dueDateGoneText'],
    [{ dueDate: 'required' }, 'incompleteText'],
    [{ dueDate: 'dueDateGone', recipientEmail: 'required' }, 'incompleteText'],
  ])('with the problems %j is %s', (problems, note) => {
    expect(draftNote(problems)).toBe(note);
  });
});
