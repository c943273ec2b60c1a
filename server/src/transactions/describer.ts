import type { TransactionKind, TransactionRecord, TransactionStatus } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import type { StatementLine } from '../ledger/index.ts';

/** What a line is about, for the organization whose balance it changed. */
export interface TransactionFacts {
  readonly kind: TransactionKind;
  readonly status: TransactionStatus;
  /** Name of the other party. */
  readonly counterparty?: string | undefined;
  /** Such as the number of an invoice. */
  readonly reference?: string | undefined;
  readonly record?: { readonly kind: TransactionRecord; readonly id: string } | undefined;
}

/**
 * Describes the lines of an area's journals. The file `transaction-describer.ts` of an area, beside its postings, exports
 * one as `transactionDescriber`; `npm run generate` collects them.
 */
export interface TransactionDescriber {
  /** Kinds of journals, such as `invoice-release`. One that ends with a hyphen covers all that begin with it. */
  readonly journalKinds: readonly string[];
  /**
   * Describes lines of these kinds, several at once. A line of a reversal comes with the kind of the reversed journal in
   * `reversedKind`, to the area of that kind. Lines without facts are described by their kind alone.
   */
  describe(
    db: Connection,
    lines: readonly StatementLine[],
    app: App,
  ): Promise<ReadonlyMap<StatementLine, TransactionFacts>>;
}

declare module '../kernel/app.ts' {
  interface App {
    /** Passed by the composition root, so that this area knows none of those that post. */
    readonly transactionDescribers: readonly TransactionDescriber[];
  }
}

const isOfKind = (journalKind: string) => (kind: string) =>
  kind.endsWith('-') ? journalKind.startsWith(kind) : journalKind === kind;

const isReversal = ({ reversedKind }: StatementLine): boolean => reversedKind !== null;

/** Describes lines by the describers of their areas. Never fails for a line that no area describes. */
export async function describeLines(
  { app, db }: { readonly app: App; readonly db: Connection },
  lines: readonly StatementLine[],
): Promise<readonly TransactionFacts[]> {
  const facts = new Map<StatementLine, TransactionFacts>();
  for (const describer of app.transactionDescribers) {
    const own = lines.filter(({ journalKind, reversedKind }) =>
      describer.journalKinds.some(isOfKind(reversedKind ?? journalKind)),
    );
    if (own.length === 0) continue;
    for (const [line, described] of await describer.describe(db, own, app)) facts.set(line, described);
  }
  return lines.map((line) => {
    const described = facts.get(line) ?? factsByKind(line);
    return isReversal(line) ? { ...described, kind: 'reversal', status: 'completed' } : described;
  });
}

/** Movements within the organization need no more facts than their kind. */
const kindsByPrefix: readonly (readonly [prefix: string, kind: TransactionKind])[] = [
  ['deposit-', 'deposit'],
  ['transfer-', 'transfer'],
  ['conversion-', 'conversion'],
  ['withdrawal-return', 'return'],
  ['withdrawal-', 'withdrawal'],
];

function factsByKind({ journalKind }: StatementLine): TransactionFacts {
  const [, kind = 'other'] = kindsByPrefix.find(([prefix]) => journalKind.startsWith(prefix)) ?? [];
  return { kind, status: 'completed' };
}
