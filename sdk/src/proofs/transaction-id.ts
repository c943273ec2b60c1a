/** A line of the ledger by its journal. */
export interface LineKey {
  readonly journalId: string;
  readonly lineNo: number;
}

/** Two digits are enough for the lines of a journal, at most 1,000. */
const digits = 2;
const base = 36;

/** Writes the id of a line: that of its journal and its number there. */
export const transactionIdOf = ({ journalId, lineNo }: LineKey): string =>
  `txn_${journalId.slice('jrn_'.length)}${lineNo.toString(base).padStart(digits, '0')}`;

/** Reads the id of a line; any text of its form names one, which may not exist. */
export function lineKeyOf(transactionId: string): LineKey {
  return {
    journalId: `jrn_${transactionId.slice('txn_'.length, -digits)}`,
    lineNo: Number.parseInt(transactionId.slice(-digits), base),
  };
}
