import type { KeptHead } from '../head-sink.ts';
import type { Finding, Findings } from './finding.ts';

/** Heads of other ledgers in one place. Reports one finding per ledger, since a whole file may belong to another. */
export class ForeignHeads {
  readonly #own: string | undefined;
  readonly #seen = new Map<string, { readonly entry: string; count: number }>();

  constructor(own: string | undefined) {
    this.#own = own;
  }

  /** Collects the foreign heads of a batch. @returns the heads that are or may be this ledger's */
  takeFrom(batch: readonly KeptHead[]): readonly KeptHead[] {
    return batch.filter(({ entry, head }) => {
      if (head?.ledger === undefined || head.ledger === this.#own) return true;
      const seen = this.#seen.get(head.ledger) ?? { entry, count: 0 };
      seen.count += 1;
      this.#seen.set(head.ledger, seen);
      return false;
    });
  }

  addTo(findings: Findings): void {
    for (const [ledger, { entry, count }] of this.#seen) {
      const { row, problem } = describeForeignHeads({ entry, ledger, count, own: this.#own });
      findings.add(row, problem);
    }
  }
}

interface Foreign {
  readonly entry: string;
  readonly ledger: string;
  readonly own: string | undefined;
  readonly count?: number;
}

export const describeForeignHeads = ({ entry, ledger, own, count = 1 }: Foreign): Finding => ({
  row: entry,
  problem: `is a head of another ledger, ${ledger}${count > 1 ? `, like ${count - 1} more there` : ''}; this one is ${own ?? 'unknown'}`,
});
