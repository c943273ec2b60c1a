import { fromMinor } from '@quittance/sdk/money';
import {
  type PublishedHead,
  proofFormat,
  type StatementProof,
  type StatementProofLine,
  transactionIdOf,
} from '@quittance/sdk/proofs';
import { addDays, type BusinessDate, startOfBusinessDay } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import {
  accounts,
  findPublishedHead,
  linesAt,
  linesBetween,
  proveLines,
  proveNeighbours,
  readWaysBack,
  type StatementLine,
} from '../ledger/index.ts';
import { type AccountOf, findAccount, type PositionRange, positionsOf } from './list-transactions.ts';

export interface ProvenPeriod extends AccountOf {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

/** Bounds the memory for the journals and trees of some lines. */
const linesAtOnce = 500n;

/**
 * Writes the lines of an account in a period with their proofs to the newest published head, as JSON. Written as it is
 * read, so that a statement of any length takes little memory.
 */
export async function* writeStatementProof(db: Connection, period: ProvenPeriod): AsyncGenerator<string> {
  const { organizationId, currency, from, to } = period;
  const account = await findAccount(db, period);
  const range = account ? await positionsOf(db, account, { from, to }) : { first: 1n, last: 0n };
  const head = await findPublishedHead(db);
  const before = account ? (await linesAt(db, account.accountId, [range.first - 1n]))[0]?.balanceMinor : undefined;
  let closing = before ?? 0n;
  const about = {
    format: proofFormat,
    account: { code: accounts.available(organizationId, period).code, organizationId, currency },
    from,
    to,
    openingBalance: fromMinor(before ?? 0n, currency),
    head: head ?? null,
  };
  yield `${JSON.stringify(about).slice(0, -1)},"lines":[`;
  const batches = new Set<string>();
  for (let { first } = range; account && first <= range.last; first += linesAtOnce) {
    const end = first + linesAtOnce - 1n;
    const lines = await linesBetween(db, account.accountId, { first, last: end < range.last ? end : range.last });
    const proofs = await proveLines(db, head, lines);
    const texts = lines.map((line, index) => {
      const proof = proofs[index] ?? 'not-published-yet';
      if (typeof proof !== 'string') batches.add(proof.batch);
      return JSON.stringify(lineOf(line, proof));
    });
    closing = lines.at(-1)?.balanceMinor ?? closing;
    yield (first === range.first ? '\n' : ',\n') + texts.join(',\n');
  }
  const neighbours: NeighbourLines = account
    ? await neighboursOf(db, head, { ...period, ...range, accountId: account.accountId })
    : {};
  for (const line of [neighbours.before, neighbours.after]) if (line?.seal) batches.add(line.seal.batch);
  const end = { closingBalance: fromMinor(closing, currency), ...neighbours };
  yield `\n],${JSON.stringify(end).slice(1, -1)},"batches":[`;
  yield await writeBatches(db, head, batches);
  yield ']}\n';
}

type NeighbourLines = Pick<StatementProof, 'before' | 'after'>;

async function neighboursOf(
  db: Connection,
  head: PublishedHead | undefined,
  { currency, to, ...range }: ProvenPeriod & PositionRange & { readonly accountId: bigint },
): Promise<NeighbourLines> {
  const { before, after } = await proveNeighbours(db, head, range);
  // A line may have been booked within the period since its lines were counted.
  const isOutside = after && BigInt(after.bookedAtMicroseconds) >= microsecondsOf(startOfBusinessDay(addDays(to, 1)));
  return {
    ...(before && { before: withBalance(before, currency) }),
    ...(after && isOutside && { after }),
  };
}

const withBalance = <Before extends { readonly balanceMinor: bigint }>(
  { balanceMinor, ...before }: Before,
  currency: string,
) => ({ ...before, balance: fromMinor(balanceMinor, currency) });

const microsecondsOf = (instant: Date): bigint => BigInt(instant.getTime()) * 1_000n;

const lineOf = (line: StatementLine, proof: StatementProofLine['proof']): StatementProofLine => ({
  position: String(line.position),
  id: transactionIdOf(line),
  bookedAt: line.bookedAt.toISOString(),
  amount: fromMinor(line.changeMinor, line.unit),
  balance: fromMinor(line.balanceMinor, line.unit),
  proof,
});

async function writeBatches(db: Connection, head: PublishedHead | undefined, numbers: Set<string>): Promise<string> {
  if (!head || numbers.size === 0) return '';
  const batches = await readWaysBack(db, head, numbers);
  return `\n${batches.map((batch) => JSON.stringify(batch)).join(',\n')}\n`;
}
