import { defineTexts } from '@quittance/sdk/i18n';
import { problemTexts } from '@quittance/sdk/proofs';

/** The page on which anybody checks a statement. */
export const checkStatementTexts = defineTexts('check-statement', {
  title: 'Check a statement',
  intro:
    'See whether each transaction of an account statement is in the ledger as it stands there. Your files stay on this device: the check happens in your browser, even without a network.',
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
    complete: 'The statement is true and complete',
    true: 'Each transaction is in the ledger',
    open: 'Nothing contradicts the statement, but not all of it is proven',
    false: 'The statement is not what the ledger says',
  },
  completeText:
    'Account, date and amount of each transaction are those of the ledger whose head was published. No transaction of the period is missing, and the opening and closing balances are right.',
  trueText:
    'Account, date and amount of each transaction are those of the ledger whose head was published, and the balances add up. This isn’t proven:',
  unplaced:
    'That none is missing between transactions whose place in the account’s history is not sealed: {{number}}. They are from before places were sealed.',
  startOpen:
    'The opening balance, and that no transaction of the period comes before the first one. Compare with the statement before.',
  openingOpen: 'The opening balance. Compare with the statement before.',
  closingOpen: 'The closing balance.',
  emptyOpen:
    'The closing balance, and that the period has no transaction. The account’s next transaction after the period will prove it: download the proof again then.',
  endOpen:
    'The closing balance, and that no transaction of the period follows the last one. The account’s next transaction after the period will prove it: download the proof again then.',
  newer: 'Transactions since the last published head: {{number}}. Download the proof again later.',
  older: 'Transactions from before there were proofs: {{number}}.',
  nothing: 'It has no transactions that could be proven.',
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
