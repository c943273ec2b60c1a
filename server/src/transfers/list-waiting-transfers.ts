import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { type WaitingTransferState, waitingTransferStates } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import { type Connection, containsPattern } from '../db/index.ts';
import { refuseFormat } from '../kernel/index.ts';

type Page = CallOutput<Contract['listWaitingTransfers']>;

export interface WaitingTransfersQuery {
  readonly state?: WaitingTransferState | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What `staffStateOf` says. */
const staffState = sql<WaitingTransferState>`case when transfer.moved_back_at is not null then 'moved_back'
  when transfer.moved_twice_at is not null then 'moved_twice' else transfer.state end`;

type PlaceState = Extract<WaitingTransferState, 'moved_back' | 'moved_twice'>;

/** The other two aren’t: the transfer has arrived. */
const isTransferState = (state: WaitingTransferState): state is Exclude<WaitingTransferState, PlaceState> =>
  state !== 'moved_back' && state !== 'moved_twice';

function select(db: Connection, states: readonly WaitingTransferState[]) {
  const inState = states.filter(isTransferState);
  return (
    db
      .selectFrom('transfers as transfer')
      .innerJoin('transfer_quotes as quote', 'quote.id', 'transfer.quote_id')
      .innerJoin('organizations as sender', 'sender.id', 'transfer.organization_id')
      .select([
        'transfer.id',
        staffState.as('state'),
        'transfer.organization_id',
        'transfer.created_at',
        'sender.legal_name',
        'quote.kind',
        'quote.to_name',
        'quote.from_currency',
        'quote.sent_minor',
        'quote.to_currency',
        'quote.received_minor',
      ])
      // Each condition has its index, which knows only these states.
      .where((where) =>
        where.or([
          ...(inState.length > 0 ? [where('transfer.state', 'in', inState)] : []),
          ...(states.includes('moved_back') ? [where('transfer.moved_back_at', 'is not', null)] : []),
          ...(states.includes('moved_twice') ? [where('transfer.moved_twice_at', 'is not', null)] : []),
        ]),
      )
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** Lists one page of the transfers that wait for staff, the oldest first. @throws ValidationError for an invalid cursor */
export async function listWaitingTransfers(
  db: Connection,
  { state, search, cursor, limit }: WaitingTransfersQuery,
): Promise<Page> {
  let rows = select(db, state ? [state] : waitingTransferStates)
    .orderBy('transfer.id')
    .limit(limit + 1);
  if (cursor !== undefined) {
    if (!/^trf_\w+$/.test(cursor)) throw refuseFormat('cursor');
    rows = rows.where('transfer.id', '>', cursor);
  }
  if (search) {
    const part = containsPattern(search);
    rows = rows.where((where) =>
      where.or([
        where('sender.legal_name', 'ilike', part),
        where('quote.to_name', 'ilike', part),
        where('quote.reference', 'ilike', part),
        where('transfer.id', '=', search),
      ]),
    );
  }
  const found = await rows.execute();
  const page = found.slice(0, limit);
  return { items: page.map(present), nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}

const present = (row: Row): Page['items'][number] => ({
  transferId: row.id,
  state: row.state,
  kind: row.kind,
  organizationId: row.organization_id,
  organizationName: row.legal_name,
  recipientName: row.to_name,
  sent: { amount: toWireDecimal(BigInt(row.sent_minor), row.from_currency), currency: row.from_currency },
  received: { amount: toWireDecimal(BigInt(row.received_minor), row.to_currency), currency: row.to_currency },
  createdAt: row.created_at.toISOString(),
});
