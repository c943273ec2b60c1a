import { fitsCurrency, isCurrency, toMinor } from '../money/index.ts';
import { businessDateOf } from '../time/index.ts';
import type { ChainHead } from './chain-head.ts';
import { HistoryCheck, type HistoryReport } from './check-history.ts';
import { assertProven, ProofError, type ProvenBatches, proveBatches } from './check-proof.ts';
import type { ProblemCode, StatementProblem } from './statement-problem.ts';
import { type StatementProof, type StatementProofLine, statementProof } from './statement-proof-form.ts';
import { transactionIdOf } from './transaction-id.ts';

export interface StatementReport {
  readonly account: string;
  readonly from: string;
  readonly to: string;
  readonly lines: number;
  readonly proven: number;
  /** Positions of lines that have no proof, by reason. */
  readonly unproven: ReadonlyMap<string, readonly string[]>;
  /** The head that the proofs lead to; absent while there is none. */
  readonly head?: ChainHead;
  /** Whether the head is among the published ones; undefined when none were given. */
  readonly isPublished?: boolean;
  /** What is proven of the statement as a whole. */
  readonly history: HistoryReport;
  /** What is wrong; empty if nothing contradicts the statement. */
  readonly problems: readonly StatementProblem[];
}

/**
 * Checks a statement's proof without any database: sums and positions of its lines, that each proven line is in the
 * ledger of the head, and that nothing is missing between them.
 * @param text content of the file
 * @param published heads that the reader got from somewhere else
 */
export function verifyStatement(text: string, published: readonly ChainHead[] = []): StatementReport {
  const problems: StatementProblem[] = [];
  const file = readProof(text);
  const { head: found, lines } = file;
  const head = found
    ? ({ ledger: found.ledger, chain: 'ledger', sequence: BigInt(found.seal.sequence), hash: found.hash } as const)
    : undefined;
  const batches = provenBatchesOf(file, problems);
  const proven = batches ? provenLinesOf(file, batches, problems) : new Set<StatementProofLine>();
  const history = batches ? historyOf(file, { batches, proven, problems }) : unprovenHistoryOf(lines);
  problems.push(...sumProblems(file));
  const isPublished = published.length === 0 || !head ? undefined : published.some((each) => isSame(each, head));
  if (isPublished === false) problems.push({ code: 'headUnpublished' });
  return {
    account: file.account.code,
    from: file.from,
    to: file.to,
    lines: lines.length,
    proven: proven.size,
    unproven: unprovenOf(lines),
    ...(head && { head }),
    ...(isPublished !== undefined && { isPublished }),
    history,
    problems,
  };
}

function provenLinesOf(
  file: StatementProof,
  batches: ProvenBatches,
  problems: StatementProblem[],
): ReadonlySet<StatementProofLine> {
  const proven = new Set<StatementProofLine>();
  for (const line of file.lines) {
    if (typeof line.proof === 'string') continue;
    const problem = problemOfProof(line, line.proof, file, batches);
    if (problem) problems.push({ ...problem, position: line.position });
    else proven.add(line);
  }
  return proven;
}

function unprovenOf(lines: readonly StatementProofLine[]): ReadonlyMap<string, readonly string[]> {
  const unproven = new Map<string, string[]>();
  for (const { position, proof } of lines) {
    if (typeof proof !== 'string') continue;
    const positions = unproven.get(proof) ?? [];
    positions.push(position);
    unproven.set(proof, positions);
  }
  return unproven;
}

interface HistoryInput {
  readonly batches: ProvenBatches;
  readonly proven: ReadonlySet<StatementProofLine>;
  readonly problems: StatementProblem[];
}

function historyOf(file: StatementProof, { batches, proven, problems }: HistoryInput): HistoryReport {
  const check = new HistoryCheck(file, batches);
  const report = check.run(proven);
  problems.push(...check.problems);
  return report;
}

const unprovenHistoryOf = (lines: readonly StatementProofLine[]): HistoryReport => ({
  unplaced: lines.map(({ position }) => position),
  isStartProven: false,
  isEndProven: false,
  isClosingBalanceProven: false,
});

/** The file is no proof of a statement. */
export class UnreadableProofError extends Error {
  override readonly name = 'UnreadableProofError';
}

export function readProof(text: string): StatementProof {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new UnreadableProofError('The file is no JSON.');
  }
  const result = statementProof.safeParse(content);
  if (!result.success || !isCurrency(result.data.account.currency)) {
    throw new UnreadableProofError(
      `The file is no statement proof: ${result.error?.issues[0]?.path.join('.') ?? 'currency'}.`,
    );
  }
  assertWholeAmounts(result.data);
  return result.data;
}

/** Amounts with more decimals than the currency has can't be of a ledger. */
function assertWholeAmounts({
  account: { currency },
  openingBalance,
  closingBalance,
  before,
  lines,
}: StatementProof): void {
  const amounts = [
    openingBalance,
    closingBalance,
    ...(before ? [before.balance] : []),
    ...lines.flatMap(({ amount, balance }) => [amount, balance]),
  ];
  if (!amounts.every((amount) => fitsCurrency(amount, currency)))
    throw new UnreadableProofError('The file is no statement proof: an amount has too many decimals.');
}

const isSame = (one: ChainHead, other: ChainHead): boolean =>
  one.chain === other.chain &&
  one.sequence === other.sequence &&
  one.hash === other.hash &&
  (one.ledger === undefined || one.ledger === other.ledger);

function provenBatchesOf(
  { head, batches, lines }: StatementProof,
  problems: StatementProblem[],
): ProvenBatches | undefined {
  if (!head) {
    if (lines.some(({ proof }) => typeof proof !== 'string')) problems.push({ code: 'headMissing' });
    return undefined;
  }
  try {
    return proveBatches(head, batches);
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    problems.push(error.problem);
    return undefined;
  }
}

function problemOfProof(
  line: StatementProofLine,
  proof: Exclude<StatementProofLine['proof'], string>,
  { account, from, to }: StatementProof,
  batches: ProvenBatches,
): Omit<StatementProblem, 'position'> | undefined {
  const own = proof.line;
  try {
    assertProven(proof, batches);
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    return error.problem;
  }
  if (own.accountCode !== account.code || own.ownerOrganizationId !== account.organizationId)
    return { code: 'otherAccount' };
  if (own.unit !== account.currency) return { code: 'otherCurrency' };
  if (!own.isPosted) return { code: 'noMoney' };
  const change = own.direction === 'credit' ? BigInt(own.amount) : -BigInt(own.amount);
  if (change !== toMinor(line.amount, account.currency)) return { code: 'otherAmount' };
  if (line.id !== transactionIdOf({ journalId: own.journalId, lineNo: Number(own.lineNo) }))
    return { code: 'otherLine' };
  // A line is never booked before its journal takes effect.
  if (new Date(line.bookedAt).getTime() < Math.floor(Number(proof.journal.effectiveAtMicroseconds) / 1_000))
    return { code: 'bookedTooEarly' };
  const date = businessDateOf(new Date(line.bookedAt));
  return date < from || date > to ? { code: 'outsidePeriod' } : undefined;
}

/** Checks that balances follow from amounts, that positions have no gap, and that no line is there twice. */
function sumProblems({
  account: { currency },
  openingBalance,
  closingBalance,
  lines,
}: StatementProof): StatementProblem[] {
  const problems: StatementProblem[] = [];
  const report = (code: ProblemCode, position: string) => problems.push({ code, position });
  let balance = toMinor(openingBalance, currency);
  let position: bigint | undefined;
  let bookedAt = '';
  const ids = new Set<string>();
  for (const line of lines) {
    balance += toMinor(line.amount, currency);
    if (toMinor(line.balance, currency) !== balance) report('wrongBalance', line.position);
    balance = toMinor(line.balance, currency);
    if (position !== undefined && BigInt(line.position) !== position + 1n) report('linesMissing', line.position);
    position = BigInt(line.position);
    if (line.bookedAt < bookedAt) report('unordered', line.position);
    bookedAt = line.bookedAt;
    if (ids.has(line.id)) report('twice', line.position);
    ids.add(line.id);
  }
  if (toMinor(closingBalance, currency) !== balance) problems.push({ code: 'closingBalance' });
  return problems;
}

/**
 * Whether there are lines, and each is proven to be in a ledger whose head was published. That none is missing, and the
 * balances, are another question: see {@link isComplete}.
 */
export const isProven = (report: StatementReport): boolean =>
  (report.lines > 0 && report.unproven.size === 0 && isSound(report)) || isComplete(report);

/** Whether it is proven that the statement has all lines of its period, in their order, and that its balances are right. */
export const isComplete = (report: StatementReport): boolean => {
  const { unplaced, isStartProven, isClosingBalanceProven } = report.history;
  return unplaced.length === 0 && isStartProven && isClosingBalanceProven && isSound(report);
};

const isSound = ({ problems, isPublished }: StatementReport): boolean => problems.length === 0 && isPublished === true;
