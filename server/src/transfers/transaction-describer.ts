import type { Connection } from '../db/index.ts';
import type { StatementLine } from '../ledger/index.ts';
import type { TransactionDescriber, TransactionFacts } from '../transactions/index.ts';

/** Transfers and withdrawals, by the names that their quotes fixed. The kinds are those of postings.ts. */
export const transactionDescriber: TransactionDescriber = {
  journalKinds: ['transfer-', 'withdrawal-'],
  async describe(db, lines) {
    const transfers = await findTransfers(db, lines);
    return new Map(
      lines.flatMap((line): [StatementLine, TransactionFacts][] => {
        const transfer = transfers.get(transferOf(line));
        return transfer ? [[line, factsOf(line, transfer)]] : [];
      }),
    );
  },
};

/** The id in a business key such as `trf:trf_…:moved`. */
const transferOf = ({ businessKey }: StatementLine): string => businessKey.split(':')[1] ?? '';

type DescribedTransfer = Awaited<ReturnType<typeof listTransfers>>[number];

const listTransfers = (db: Connection, ids: readonly string[]) =>
  db
    .selectFrom('transfers')
    .innerJoin('transfer_quotes', 'transfer_quotes.id', 'transfers.quote_id')
    .innerJoin('organizations', 'organizations.id', 'transfers.organization_id')
    .select([
      'transfers.id',
      'transfers.state',
      'transfers.organization_id',
      'transfer_quotes.kind',
      'transfer_quotes.to_name',
      'transfer_quotes.rate',
      'transfer_quotes.reference',
      'organizations.legal_name as sender_name',
    ])
    .where('transfers.id', 'in', ids)
    .execute();

async function findTransfers(
  db: Connection,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, DescribedTransfer>> {
  const ids = [...new Set(lines.map(transferOf))];
  return new Map((await listTransfers(db, ids)).map((transfer) => [transfer.id, transfer]));
}

function factsOf(line: StatementLine, transfer: DescribedTransfer): TransactionFacts {
  const isSender = line.organizationId === transfer.organization_id;
  const counterparty = isSender ? transfer.to_name : transfer.sender_name;
  return {
    kind: kindOf(line, transfer),
    status: statusOfState[transfer.state],
    ...(counterparty && { counterparty }),
    ...(transfer.reference !== null && { reference: transfer.reference }),
    record: { kind: 'transfer', id: transfer.id },
  };
}

function kindOf({ journalKind }: StatementLine, { kind, rate }: DescribedTransfer): TransactionFacts['kind'] {
  if (journalKind.startsWith('withdrawal-refunded')) return 'return';
  if (kind === 'withdrawal') return 'withdrawal';
  return kind === 'own-account' && rate !== null ? 'conversion' : 'transfer';
}

/** What each state is called in the history of a balance. */
export const statusOfState: Readonly<Record<DescribedTransfer['state'], TransactionFacts['status']>> = {
  on_hold: 'on-hold',
  in_review: 'in-review',
  queued: 'processing',
  in_transit: 'processing',
  completed: 'completed',
  returned: 'returned',
  refunded: 'returned',
  rejected: 'rejected',
  canceled: 'canceled',
  contradicted: 'in-review',
  blocked: 'blocked',
};
