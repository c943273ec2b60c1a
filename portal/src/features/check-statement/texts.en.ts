import { defineTexts } from '@quittance/sdk/i18n';
import { problemTexts } from '@quittance/sdk/proofs';

/** The page on which anybody checks a statement. */
export const checkStatementTexts = defineTexts('check-statement', {
  title: 'Check a statement',
  intro:
    'See whether an account statement shows what is in the ledger, with nothing changed or left out. Your files stay on this device: the check happens in your browser, even without a network.',
  proof: 'Proof of the statement',
  proofHint: 'The file “statement-proof-….json”, downloaded from the account statement.',
  heads: 'Published heads',
  headsHint:
    'Paste a head of the ledger that you got from somewhere else, such as an archive or a mail. Without one, a whole invented ledger could not be told from the real one.',
  csv: 'Statement in CSV',
  csvHint: 'To check that this file has the same transactions.',
  fileRead: '{{name}} was read on this device.',
  check: 'Check the statement',
  noProof: '{{name}} is no proof of a statement.',
  noHeads: 'There is no head in this text. A head ends with a number, a colon and 64 digits and letters.',
  failed: 'The check didn’t finish. Try again.',
  verdict: {
    true: 'The statement is true',
    open: 'Nothing contradicts the statement, but not all of it is proven',
    false: 'The statement is not what the ledger says',
  },
  trueText: 'Every transaction is in the ledger whose head was published, and the balances follow from them.',
  newer: 'Transactions since the last published head: {{number}}. Download the proof again later.',
  older: 'Transactions from before there were proofs: {{number}}.',
  notCompared: 'Its head was not compared with a published one.',
  found: 'What was checked',
  account: 'Account',
  period: 'Period',
  lines: 'Transactions',
  linesProven: '{{lines}}, of which {{proven}} are proven',
  head: 'Head of the ledger',
  copyHead: 'Copy the head',
  problems: 'What is wrong',
  more: 'And {{number}} more',
  problem: problemTexts,
});
