import { isCurrency, toMinor } from '@quittance/sdk/money';
import { businessDateOf } from '@quittance/sdk/time';
import { assertProven, type ChainHead, ProofError, type ProvenBatches, proveBatches } from '../ledger/index.ts';
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
  /** What is wrong; empty for a true statement. */
  readonly problems: readonly string[];
}

/**
 * Checks a statement's proof without any database: sums and positions of its lines, and that each proven line is in the
 * ledger of the head.
 * @param text content of the file
 * @param published heads that the reader got from somewhere else
 */
export function verifyStatement(text: string, published: readonly ChainHead[] = []): StatementReport {
  const problems: string[] = [];
  const file = readProof(text);
  const { head: found, lines } = file;
  const head = found
    ? ({ ledger: found.ledger, chain: 'ledger', sequence: BigInt(found.seal.sequence), hash: found.hash } as const)
    : undefined;
  const batches = provenBatchesOf(file, problems);
  const unproven = new Map<string, string[]>();
  let proven = 0;
  for (const line of lines) {
    if (typeof line.proof === 'string') {
      unproven.set(line.proof, [...(unproven.get(line.proof) ?? []), line.position]);
      continue;
    }
    const problem = batches ? problemOfProof(line, line.proof, file, batches) : undefined;
    if (problem !== undefined) problems.push(`Line ${line.position}: ${problem}`);
    else if (batches) proven += 1;
  }
  problems.push(...sumProblems(file));
  const isPublished = published.length === 0 || !head ? undefined : published.some((each) => isSame(each, head));
  if (isPublished === false) problems.push('The head is not among the published heads.');
  return {
    account: file.account.code,
    from: file.from,
    to: file.to,
    lines: lines.length,
    proven,
    unproven,
    ...(head && { head }),
    ...(isPublished !== undefined && { isPublished }),
    problems,
  };
}

/** The file is no proof of a statement. */
export class UnreadableProofError extends Error {
  override readonly name = 'UnreadableProofError';
}

function readProof(text: string): StatementProof {
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
  return result.data;
}

const isSame = (one: ChainHead, other: ChainHead): boolean =>
  one.chain === other.chain &&
  one.sequence === other.sequence &&
  one.hash === other.hash &&
  (one.ledger === undefined || one.ledger === other.ledger);

function provenBatchesOf({ head, batches, lines }: StatementProof, problems: string[]): ProvenBatches | undefined {
  if (!head) {
    if (lines.some(({ proof }) => typeof proof !== 'string')) problems.push('The file has proofs, but no head.');
    return undefined;
  }
  try {
    return proveBatches(head, batches);
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}

function problemOfProof(
  line: StatementProofLine,
  proof: Exclude<StatementProofLine['proof'], string>,
  { account, from, to }: StatementProof,
  batches: ProvenBatches,
): string | undefined {
  const own = proof.line;
  try {
    assertProven(proof, batches);
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    return error.message;
  }
  if (own.accountCode !== account.code || own.ownerOrganizationId !== account.organizationId)
    return 'The proof is of another account.';
  if (own.unit !== account.currency) return 'The proof is of another currency.';
  if (!own.isPosted) return 'The proof is of a line that moved no money.';
  const change = own.direction === 'credit' ? BigInt(own.amount) : -BigInt(own.amount);
  if (change !== toMinor(line.amount, account.currency)) return 'The amount is not that of the ledger.';
  if (line.id !== transactionIdOf({ journalId: own.journalId, lineNo: Number(own.lineNo) }))
    return 'The id is of another line.';
  // A line is never booked before its journal takes effect.
  if (new Date(line.bookedAt).getTime() < Math.floor(Number(proof.journal.effectiveAtMicroseconds) / 1_000))
    return 'It is booked before its journal.';
  const date = businessDateOf(new Date(line.bookedAt));
  return date < from || date > to ? 'It is booked outside of the period.' : undefined;
}

/** Checks that balances follow from amounts, that positions have no gap, and that no line is there twice. */
function sumProblems({ account: { currency }, openingBalance, closingBalance, lines }: StatementProof): string[] {
  const problems: string[] = [];
  let balance = toMinor(openingBalance, currency);
  let position: bigint | undefined;
  let bookedAt = '';
  const ids = new Set<string>();
  for (const line of lines) {
    balance += toMinor(line.amount, currency);
    if (toMinor(line.balance, currency) !== balance) problems.push(`Line ${line.position}: the balance is wrong.`);
    balance = toMinor(line.balance, currency);
    if (position !== undefined && BigInt(line.position) !== position + 1n)
      problems.push(`Line ${line.position}: lines before it are missing.`);
    position = BigInt(line.position);
    if (line.bookedAt < bookedAt) problems.push(`Line ${line.position}: it is booked before the line before it.`);
    bookedAt = line.bookedAt;
    if (ids.has(line.id)) problems.push(`Line ${line.position}: it is there twice.`);
    ids.add(line.id);
  }
  if (toMinor(closingBalance, currency) !== balance) problems.push('The closing balance is wrong.');
  return problems;
}

/**
 * Compares a statement or export in CSV with its proof: the same transactions, each with its amount and balance.
 * @returns what differs
 */
export function compareCsv(csv: string, proofText: string): readonly string[] {
  const { lines } = readProof(proofText);
  const rows = new Map(
    csv
      .split(/\r?\n/)
      .map((row) => [/\btxn_[0-9a-z]{20,32}\b/.exec(row)?.[0], row] as const)
      .flatMap(([id, row]) => (id === undefined ? [] : [[id, row] as const])),
  );
  const problems = lines.flatMap(({ id, position, amount, balance }) => {
    const row = rows.get(id);
    rows.delete(id);
    if (row === undefined) return [`Line ${position} is missing in the CSV file.`];
    const cells = row.split(/[,;\t]/).map((cell) => cell.replaceAll(/["'\s]/g, ''));
    return cells.includes(amount) && cells.includes(balance) ? [] : [`Line ${position} differs in the CSV file.`];
  });
  return [...problems, ...[...rows.keys()].map((id) => `The CSV file has ${id}, which the proof has not.`)];
}

const positionsText = (positions: readonly string[]): string =>
  positions.length > 5 ? `${positions.slice(0, 5).join(', ')}… (${positions.length})` : positions.join(', ');

const reasons: Readonly<Record<string, string>> = {
  'not-published-yet': 'booked since the last published head; download the proof again later',
  'booked-before-proofs': 'booked before this version, with lines of others that can’t be hidden',
};

/** Whether every line is proven to be in a ledger whose head was published. */
export const isProven = ({ problems, unproven, isPublished }: StatementReport): boolean =>
  problems.length === 0 && unproven.size === 0 && isPublished === true;

function verdictOf(report: StatementReport): string {
  if (report.problems.length > 0) return `${report.problems.length} problems.`;
  return isProven(report) ? 'The statement is true.' : 'Nothing contradicts the statement, but it is not proven.';
}

/** Writes a report for people. */
export function describeStatementReport(report: StatementReport, headText: string | undefined): string {
  return [
    `Account    ${report.account}, ${report.from} to ${report.to}`,
    `Lines      ${report.lines}, of which ${report.proven} are proven`,
    ...[...report.unproven].map(
      ([reason, lines]) => `Unproven   ${positionsText(lines)}: ${reasons[reason] ?? reason}`,
    ),
    ...(headText ? [`Head       ${headText}`] : []),
    ...(report.head && report.isPublished === undefined
      ? ['           not compared with a published head: give one with --head or --heads']
      : []),
    ...report.problems.map((problem) => `PROBLEM    ${problem}`),
    verdictOf(report),
  ].join('\n');
}
