import { toMinor } from '../money/index.ts';
import { type BusinessDate, businessDateOf } from '../time/index.ts';
import { hashOfBalance, hashOfPlace, type PlaceForm } from './canonical-form.ts';
import { assertSealed, ProofError, type ProvenBatches } from './check-proof.ts';
import type { ProblemCode, StatementProblem } from './statement-problem.ts';
import type { StatementProof, StatementProofLine } from './statement-proof-form.ts';

/** What is proven of a statement as a part of its account's history: that nothing is missing in it. */
export interface HistoryReport {
  /** Positions of lines whose place is not proven. */
  readonly unplaced: readonly string[];
  /** Whether the opening balance, and that no line of the period comes before the first, is proven. */
  readonly isStartProven: boolean;
  /** Whether it is proven that no line of the period follows the last. */
  readonly isEndProven: boolean;
  /** Whether the closing balance is proven: the last line's, or without lines the opening balance, and none follows. */
  readonly isClosingBalanceProven: boolean;
}

/** A line whose hash is known. Its predecessor is known if its place is proven. */
interface Link {
  readonly position: bigint;
  readonly hash: string;
  readonly previousHash?: string;
}

const genesisHash = '0'.repeat(64);
/** Before the first line of an account. */
const beginning: Link = { position: 0n, hash: genesisHash };

/** Undefined where nothing is proven. */
type MaybeLink = Link | undefined;

/**
 * Checks that the lines follow each other in the sealed history of their account, and that their neighbours are outside
 * of the period.
 */
export class HistoryCheck {
  readonly problems: StatementProblem[] = [];
  readonly #file: StatementProof;
  readonly #batches: ProvenBatches;
  readonly #unplaced: string[] = [];

  constructor(file: StatementProof, batches: ProvenBatches) {
    this.#file = file;
    this.#batches = batches;
  }

  /** @param proven lines whose proof holds */
  run(proven: ReadonlySet<StatementProofLine>): HistoryReport {
    const links = this.#file.lines.map((line) => this.#linkOf(line, proven));
    for (const [index, link] of links.entries()) this.#follow(links[index - 1], link);
    const after = this.#after();
    const start = this.#start(links.length > 0 ? links[0] : after);
    const isEndProven = this.#end(links.length > 0 ? links.at(-1) : start, after);
    const isClosingBalanceProven = isEndProven && this.#closesWithLast(links.at(-1));
    return { unplaced: this.#unplaced, isStartProven: start !== undefined, isEndProven, isClosingBalanceProven };
  }

  #report(code: ProblemCode, position?: bigint | string): void {
    this.problems.push({ code, ...(position !== undefined && { position: String(position) }) });
  }

  #hashOf(place: Omit<PlaceForm, 'accountCode' | 'unit'>): string {
    const { code, currency } = this.#file.account;
    return hashOfPlace({ accountCode: code, unit: currency, ...place });
  }

  #hashOfBalance(balance: string, entryHash: string): string {
    return hashOfBalance(String(toMinor(balance, this.#file.account.currency)), entryHash);
  }

  #linkOf(line: StatementProofLine, proven: ReadonlySet<StatementProofLine>): MaybeLink {
    const { position, proof } = line;
    if (typeof proof === 'string' || !proven.has(line)) {
      this.#unplaced.push(position);
      return undefined;
    }
    const { place, placed } = proof;
    const hash = placed?.find(({ lineNo }) => lineNo === proof.line.lineNo)?.hash;
    if (!place || hash === undefined) {
      this.#unplaced.push(position);
      return hash === undefined ? undefined : { position: BigInt(position), hash };
    }
    const { bookedAtMicroseconds, previousHash, entryHash } = place;
    const balanceHash = this.#hashOfBalance(line.balance, entryHash);
    const isThere =
      this.#hashOf({ position, bookedAtMicroseconds, previousHash, balanceHash }) === hash &&
      instantOf(bookedAtMicroseconds).getTime() === new Date(line.bookedAt).getTime();
    if (!isThere) this.#report('otherPlace', position);
    return { position: BigInt(position), hash, ...(isThere && { previousHash }) };
  }

  #follow(before: MaybeLink, link: MaybeLink): void {
    if (before && link?.previousHash !== undefined && link.previousHash !== before.hash)
      this.#report('otherBefore', link.position);
  }

  /** Finds what the first line follows: the line before it, or the beginning; undefined if that is not proven, or wrong. */
  #start(first: MaybeLink): MaybeLink {
    const { before, from } = this.#file;
    if (!before) {
      if (first?.position !== 1n || first.previousHash !== genesisHash) return undefined;
      return this.#opensWith('0') ? beginning : undefined;
    }
    const { position, balance, entryHash, bookedAtMicroseconds, previousHash } = before;
    const balanceHash = this.#hashOfBalance(balance, entryHash);
    const hash = this.#hashOf({ position, bookedAtMicroseconds, previousHash, balanceHash });
    const link = { position: BigInt(position), hash };
    if (first ? first.previousHash === undefined : this.#file.lines.length > 0 || !this.#isSealed(before, hash))
      return undefined;
    const isNext = !first || (first.previousHash === hash && first.position === link.position + 1n);
    const isWhole = isNext && dateOf(bookedAtMicroseconds) < from;
    if (!isWhole) this.#report('earlierMissing');
    return this.#opensWith(balance) && isWhole ? link : undefined;
  }

  #opensWith(balance: string): boolean {
    const isSame = this.#isSameAmount(this.#file.openingBalance, balance);
    if (!isSame) this.#report('openingBalance');
    return isSame;
  }

  /** Without lines, it closes as it opens. */
  #closesWithLast(last: MaybeLink): boolean {
    const { lines, openingBalance, closingBalance } = this.#file;
    const line = lines.at(-1);
    if (line && last?.previousHash === undefined) return false;
    return this.#isSameAmount(closingBalance, line?.balance ?? openingBalance);
  }

  #isSameAmount(one: string, other: string): boolean {
    const { currency } = this.#file.account;
    return toMinor(one, currency) === toMinor(other, currency);
  }

  /** Finds the line after the last one; undefined if there is none, or no published head covers it. */
  #after(): MaybeLink {
    const { after } = this.#file;
    if (!after) return undefined;
    const { seal: _, ...place } = after;
    const hash = this.#hashOf(place);
    return this.#isSealed(after, hash)
      ? { position: BigInt(after.position), hash, previousHash: after.previousHash }
      : undefined;
  }

  #isSealed({ position, seal }: NonNullable<StatementProof['before' | 'after']>, hash: string): boolean {
    if (!seal) return false;
    try {
      assertSealed(seal, seal, this.#batches);
    } catch (error) {
      if (!(error instanceof ProofError)) throw error;
      this.#report('neighbourChanged', position);
      return false;
    }
    const isPlaced = seal.placed.some((line) => line.lineNo === seal.lineNo && line.hash === hash);
    if (!isPlaced) this.#report('neighbourChanged', position);
    return isPlaced;
  }

  #end(last: MaybeLink, after: MaybeLink): boolean {
    if (!last || !after || !this.#file.after) return false;
    const isNext = after.previousHash === last.hash && after.position === last.position + 1n;
    const isWhole = isNext && dateOf(this.#file.after.bookedAtMicroseconds) > this.#file.to;
    if (!isWhole) this.#report('laterMissing');
    return isWhole;
  }
}

const instantOf = (microseconds: string): Date => new Date(Math.floor(Number(microseconds) / 1_000));

const dateOf = (microseconds: string): BusinessDate => businessDateOf(instantOf(microseconds));
