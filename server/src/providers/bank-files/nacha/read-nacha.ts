import type { BusinessDate } from '@quittance/sdk/time';
import { hashModulus, isDebitCode, recordLength } from './fields.ts';
import { settlementDateOf } from './settlement-date.ts';

/** A debit or credit that came back. */
export interface NachaReturn {
  /** Such as R01. */
  readonly code: string;
  /** Trace number of the entry that we sent. */
  readonly originalTrace: string;
  readonly amountMinor: bigint;
  /** When the banks settle it; absent if the file doesn't say. */
  readonly settledOn?: BusinessDate;
}

/** A notification of change: the receiving bank asks us to correct an account's data from now on. */
export interface NachaCorrection {
  /** Such as C01. */
  readonly code: string;
  readonly originalTrace: string;
  /** The right data, as the code defines it. Personal data. */
  readonly correctedData: string;
}

export interface NachaNews {
  readonly returns: readonly NachaReturn[];
  readonly corrections: readonly NachaCorrection[];
  /** Entries that are neither: nothing is booked for them. */
  readonly otherEntries: number;
}

/** A file breaks the format. The message has the number of the record, and no content. */
export class InvalidNachaError extends Error {
  /** Whether it ends too early, as a file does that is still being written. */
  readonly isCutOff: boolean;

  constructor(problem: string, record: number, { isCutOff = false } = {}) {
    super(record > 0 ? `${problem} (record ${record})` : problem);
    this.name = 'InvalidNachaError';
    this.isCutOff = isCutOff;
  }
}

interface Totals {
  entries: bigint;
  hash: bigint;
  debits: bigint;
  credits: bigint;
}

const noTotals = (): Totals => ({ entries: 0n, hash: 0n, debits: 0n, credits: 0n });

interface Entry {
  readonly amountMinor: bigint;
  readonly addenda: string[];
}

/** Splits into records. Banks separate them by line ends or not at all, and may cut trailing spaces. */
function recordsOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const [line = ''] = lines;
  const records = lines.length === 1 && line.length > recordLength ? (line.match(/.{1,94}/gs) ?? []) : lines;
  return records.map((record) => record.padEnd(recordLength));
}

/**
 * Reads returns and notifications of change. The file's counts of entries and batches, hashes and totals must be right; that
 * of blocks, which some banks write otherwise, says nothing about money.
 * @throws InvalidNachaError
 */
export function readNacha(text: string): NachaNews {
  const records = recordsOf(text);
  const returns: NachaReturn[] = [];
  const corrections: NachaCorrection[] = [];
  const file = noTotals();
  let otherEntries = 0;
  let batches = 0n;
  let batch: Totals | undefined;
  let settledOn: BusinessDate | undefined;
  let entry: Entry | undefined;
  let isEnded = false;

  for (const [index, record] of records.entries()) {
    const refuse = (problem: string): never => {
      throw new InvalidNachaError(problem, index + 1);
    };
    const digits = (from: number, to: number): bigint => {
      const field = record.slice(from - 1, to);
      return /^\d+$/.test(field) ? BigInt(field) : refuse('A number is expected');
    };
    const finishEntry = (): void => {
      if (!entry) return;
      const { amountMinor, addenda } = entry;
      // A disputed return repeats the addenda of the return, which was read when it came.
      const news = addenda.some(disputesReturn) ? [] : addenda.flatMap((each) => newsOf(each, amountMinor));
      returns.push(
        ...news.flatMap((one) => ('amountMinor' in one ? [{ ...one, ...(settledOn && { settledOn }) }] : [])),
      );
      corrections.push(...news.flatMap((one) => ('correctedData' in one ? [one] : [])));
      if (news.length === 0) otherEntries += 1;
      entry = undefined;
    };
    if (record.length !== recordLength) refuse(`A record has ${recordLength} characters`);
    if (isEnded) {
      if (!/^9+$/.test(record)) refuse('Nothing may follow the file control');
      continue;
    }
    const type = record[0];
    if ((index === 0) !== (type === '1')) refuse('A file begins with its only header');
    switch (type) {
      case '1':
        if (record.slice(34, 40) !== '094101') refuse('Only records of 94 characters are known');
        break;
      case '5':
        if (batch) refuse('A batch begins before the last one ended');
        if (record.slice(50, 53) === 'ADV') refuse('Batches of advices are not supported');
        batch = noTotals();
        settledOn = settlementDateOf({
          createdOn: (records[0] ?? '').slice(23, 29),
          effectiveDate: record.slice(69, 75),
          settlementDay: record.slice(75, 78),
        });
        break;
      case '6': {
        if (!batch) return refuse('An entry is outside of any batch');
        finishEntry();
        const amountMinor = digits(30, 39);
        batch.entries += 1n;
        batch.hash += digits(4, 11);
        if (isDebitCode(record.slice(1, 3))) batch.debits += amountMinor;
        else batch.credits += amountMinor;
        entry = { amountMinor, addenda: [] };
        break;
      }
      case '7':
        if (!batch || !entry) return refuse('An addenda record is outside of any entry');
        batch.entries += 1n;
        entry.addenda.push(record);
        break;
      case '8':
        if (!batch) return refuse('A batch ends that did not begin');
        finishEntry();
        if (digits(5, 10) !== batch.entries) refuse('The number of entries is wrong');
        if (digits(11, 20) !== batch.hash % hashModulus) refuse('The entry hash is wrong');
        if (digits(21, 32) !== batch.debits || digits(33, 44) !== batch.credits) refuse('The batch’s totals are wrong');
        file.entries += batch.entries;
        file.hash += batch.hash;
        file.debits += batch.debits;
        file.credits += batch.credits;
        batches += 1n;
        batch = undefined;
        break;
      case '9':
        if (batch) refuse('The file ends within a batch');
        if (digits(2, 7) !== batches) refuse('The number of batches is wrong');
        if (digits(14, 21) !== file.entries) refuse('The number of entries is wrong');
        if (digits(22, 31) !== file.hash % hashModulus) refuse('The entry hash is wrong');
        if (digits(32, 43) !== file.debits || digits(44, 55) !== file.credits) refuse('The file’s totals are wrong');
        isEnded = true;
        break;
      default:
        refuse('The type of the record is unknown');
    }
  }
  if (!isEnded) throw new InvalidNachaError('The file has no end', records.length, { isCutOff: true });
  return { returns, corrections, otherEntries };
}

/** R61 to R77 are about returns that we would have disputed. */
const disputesReturn = (addenda: string): boolean => /^799R(6[1-9]|7[0-7])/.test(addenda);

/** Reads what an addenda record says of an entry that we sent. */
function newsOf(addenda: string, amountMinor: bigint): (NachaReturn | NachaCorrection)[] {
  const type = addenda.slice(1, 3);
  const code = addenda.slice(3, 6);
  const originalTrace = addenda.slice(6, 21).trim();
  if (type === '99' && /^R\d\d$/.test(code)) return [{ code, originalTrace, amountMinor }];
  if (type === '98' && /^C\d\d$/.test(code)) {
    return [{ code, originalTrace, correctedData: addenda.slice(35, 64).trim() }];
  }
  return [];
}
