import type { StatementProblem } from './statement-problem.ts';
import { readProof } from './verify-statement.ts';

/**
 * Compares a statement or export in CSV with its proof: the same transactions, each with its amount and balance.
 * @returns what differs
 */
export function compareCsv(csv: string, proofText: string): readonly StatementProblem[] {
  const { lines } = readProof(proofText);
  const rows = new Map(
    csv
      .split(/\r?\n/)
      .map((row) => [/\btxn_[0-9a-z]{20,32}\b/.exec(row)?.[0], row] as const)
      .flatMap(([id, row]) => (id === undefined ? [] : [[id, row] as const])),
  );
  const problems = lines.flatMap(({ id, position, amount, balance }): StatementProblem[] => {
    const row = rows.get(id);
    rows.delete(id);
    if (row === undefined) return [{ code: 'csvMissing', position }];
    const cells = row.split(/[,;\t]/).map((cell) => cell.replaceAll(/["'\s]/g, ''));
    return cells.includes(amount) && cells.includes(balance) ? [] : [{ code: 'csvDiffers', position }];
  });
  return [...problems, ...[...rows.keys()].map((transaction) => ({ code: 'csvUnknown' as const, transaction }))];
}
