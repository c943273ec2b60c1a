/**
 * What is wrong with a statement's proof, in English, by code. `{{position}}` is the line's, `{{batch}}` that of seals,
 * `{{transaction}}` the id in a CSV file.
 */
export const problemTexts = {
  headMissing: 'The file has proofs, but no head.',
  headChanged: 'The head does not match its hash.',
  headUnpublished: 'The head is not among the published heads.',
  batchesUnordered: 'The batches are not in order.',
  batchUnnamed: 'Nothing names batch {{batch}}.',
  batchChanged: 'Batch {{batch}} does not match its hash.',
  openingBalance: 'The opening balance is wrong.',
  closingBalance: 'The closing balance is wrong.',
  earlierMissing: 'Lines of the period are missing before the first one.',
  laterMissing: 'Lines of the period are missing after the last one.',
  neighbourChanged: 'Line {{position}}, beside the period, is not in the ledger.',
  otherJournal: 'Line {{position}}: it belongs to another journal.',
  journalLines: 'Line {{position}}: lines of its journal are missing, or there twice.',
  batchUnproven: 'Line {{position}}: batch {{batch}} is not proven.',
  journalChanged: 'Line {{position}}: the journal is not in its batch: it, or its line, was changed.',
  otherAccount: 'Line {{position}}: the proof is of another account.',
  otherCurrency: 'Line {{position}}: the proof is of another currency.',
  noMoney: 'Line {{position}}: the proof is of a line that moved no money.',
  otherAmount: 'Line {{position}}: the amount is not that of the ledger.',
  otherLine: 'Line {{position}}: the id is of another line.',
  bookedTooEarly: 'Line {{position}}: it is booked before its journal.',
  outsidePeriod: 'Line {{position}}: it is booked outside of the period.',
  wrongBalance: 'Line {{position}}: the balance is wrong.',
  linesMissing: 'Line {{position}}: lines before it are missing.',
  otherPlace: 'Line {{position}}: its number, time or balance is not that of the ledger.',
  otherBefore: 'Line {{position}}: the line before it is another one in the ledger.',
  unordered: 'Line {{position}}: it is booked before the line before it.',
  twice: 'Line {{position}}: it is there twice.',
  csvMissing: 'Line {{position}} is missing in the CSV file.',
  csvDiffers: 'Line {{position}} differs in the CSV file.',
  csvUnknown: 'The CSV file has {{transaction}}, which the proof has not.',
} as const;

export type ProblemCode = keyof typeof problemTexts;

export interface StatementProblem {
  readonly code: ProblemCode;
  /** Of the line, in the history of its account. */
  readonly position?: string;
  readonly batch?: string;
  /** Id of a transaction. */
  readonly transaction?: string;
}

/** Writes a problem in English. */
export const describeProblem = (problem: StatementProblem): string =>
  problemTexts[problem.code].replaceAll(
    /\{\{(position|batch|transaction)}}/g,
    (_, name: 'position' | 'batch' | 'transaction') => problem[name] ?? '?',
  );
