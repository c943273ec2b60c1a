/** One row that is not as it was written, or one rule that does not hold. */
export interface Finding {
  /** Table and key of the row, such as `ledger_lines jrn_01…/2`. */
  readonly row: string;
  readonly problem: string;
}

/** Keeps findings up to a limit, so that a ledger that is wrong throughout does not fill the memory; counts them all. */
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
