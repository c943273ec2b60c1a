/** One row that was changed, or one rule that is violated. */
export interface Finding {
  /** Table and key of the row, such as `ledger_lines jrn_01…/2`. */
  readonly row: string;
  readonly problem: string;
}

/** Keeps findings up to a limit, to bound memory for a thoroughly broken ledger, and counts all. */
export class Findings {
  readonly kept: Finding[] = [];
  count = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(row: string, problem: string): void {
    this.count += 1;
    if (this.kept.length < this.#limit) this.kept.push({ row, problem });
  }
}
