import { expect, it } from 'vitest';
import { invoiceActionsTexts } from './texts.en.ts';
import { spanish } from './texts.es.ts';

const { english } = invoiceActionsTexts;

/** customer-portal §8, the messages of what is done with an opened invoice. */
it.each([
  ['marking as paid', english.markPaid.done, spanish.markPaid.done, 'This invoice was marked as paid externally.'],
  ['canceling', english.cancel.done, spanish.cancel.done, 'Invoice was canceled.'],
  [
    'a failed archiving',
    english.archiveFailed,
    spanish.archiveFailed,
    'Unable to archive invoice. Please try again later.',
  ],
  ['archiving', english.archived, spanish.archived, 'Archived invoices are available in Invoice log.'],
])('say of %s what the specification says', (_what, text, translated, sentence) => {
  expect(text).toBe(sentence);
  expect(translated).not.toBe(sentence);
});
