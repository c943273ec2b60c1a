import { blockingFactor, hashModulus, isDebitCode, numberField, recordLength, textField } from './fields.ts';

/** The parties of the files that we send, as agreed with the bank. */
export interface NachaProfile {
  /** Routing number of the bank that receives the files, nine digits. */
  readonly destination: string;
  readonly destinationName: string;
  /** Our number at that bank: ten characters, or nine digits. */
  readonly origin: string;
  readonly originName: string;
  /** Shown to payers and payees; at most 16 characters. */
  readonly companyName: string;
  /** Our identification as a company: ten characters. */
  readonly companyId: string;
  /** First eight digits of the originating bank's routing number. */
  readonly odfi: string;
}

export interface NachaEntry {
  /** 22 and 32 credit, 27 and 37 debit a checking or savings account. */
  readonly transactionCode: '22' | '27' | '32' | '37';
  readonly routingNumber: string;
  /** At most 17 characters. */
  readonly accountNumber: string;
  /** Cents; at most ten digits. */
  readonly amountMinor: bigint;
  /** Our id of the entry, shown to the receiver; cut at 15 characters. */
  readonly individualId: string;
  readonly name: string;
  /** Fifteen digits, of which the first eight are those of the ODFI. */
  readonly traceNumber: string;
}

export interface NachaBatch {
  /** PPD for accounts of consumers, CCD for those of businesses. */
  readonly entryClass: 'PPD' | 'CCD';
  /** At most ten characters, such as `PAYMENT`; `RETRY PYMT` when debits are presented again. */
  readonly description: string;
  /** `YYYY-MM-DD`: the banking day on which the entries are to settle. */
  readonly effectiveDate: string;
  readonly entries: readonly NachaEntry[];
}

export interface NachaFile {
  /** `YYYY-MM-DD` and `HHMM`, in New York. */
  readonly createdOn: string;
  readonly createdAt: string;
  /** Tells files of one day apart: A to Z, 0 to 9. */
  readonly idModifier: string;
  readonly batches: readonly NachaBatch[];
}

const shortDate = (date: string): string => date.slice(2).replaceAll('-', '');

/** Writes a file of the ACH network, in records of 94 characters. @throws RangeError for a field that doesn't fit */
export function writeNacha(profile: NachaProfile, file: NachaFile): string {
  const batches = file.batches.map((batch, index) => writeBatch(profile, batch, index + 1));
  const records = [fileHeader(profile, file), ...batches.flatMap(({ records }) => records)];
  const blocks = Math.ceil((records.length + 1) / blockingFactor);
  const sums = sumOf(batches.map(({ sums }) => sums));
  records.push(
    [
      '9',
      numberField(batches.length, 6),
      numberField(blocks, 6),
      numberField(sums.entries, 8),
      numberField(sums.hash % hashModulus, 10),
      numberField(sums.debits, 12),
      numberField(sums.credits, 12),
      ' '.repeat(39),
    ].join(''),
  );
  while (records.length < blocks * blockingFactor) records.push('9'.repeat(recordLength));
  return `${records.join('\n')}\n`;
}

function fileHeader(profile: NachaProfile, { createdOn, createdAt, idModifier }: NachaFile): string {
  return [
    '101',
    profile.destination.padStart(10),
    profile.origin.padStart(10),
    shortDate(createdOn),
    createdAt,
    idModifier,
    '094101',
    textField(profile.destinationName, 23),
    textField(profile.originName, 23),
    ' '.repeat(8),
  ].join('');
}

interface Sums {
  readonly entries: bigint;
  readonly hash: bigint;
  readonly debits: bigint;
  readonly credits: bigint;
}

const sumOf = (all: readonly Sums[]): Sums =>
  all.reduce(
    (sum, next) => ({
      entries: sum.entries + next.entries,
      hash: sum.hash + next.hash,
      debits: sum.debits + next.debits,
      credits: sum.credits + next.credits,
    }),
    { entries: 0n, hash: 0n, debits: 0n, credits: 0n },
  );

const sumsOf = ({ transactionCode, routingNumber, amountMinor }: NachaEntry): Sums => ({
  entries: 1n,
  hash: BigInt(routingNumber.slice(0, 8)),
  debits: isDebitCode(transactionCode) ? amountMinor : 0n,
  credits: isDebitCode(transactionCode) ? 0n : amountMinor,
});

function writeBatch(profile: NachaProfile, batch: NachaBatch, number: number) {
  const sums = sumOf(batch.entries.map(sumsOf));
  const serviceClass = sums.debits > 0n ? (sums.credits > 0n ? '200' : '225') : '220';
  const companyId = profile.companyId.padEnd(10);
  const header = [
    `5${serviceClass}`,
    textField(profile.companyName, 16),
    ' '.repeat(20),
    companyId,
    batch.entryClass,
    textField(batch.description, 10),
    ' '.repeat(6),
    shortDate(batch.effectiveDate),
    '   1',
    profile.odfi,
    numberField(number, 7),
  ].join('');
  const control = [
    `8${serviceClass}`,
    numberField(sums.entries, 6),
    numberField(sums.hash % hashModulus, 10),
    numberField(sums.debits, 12),
    numberField(sums.credits, 12),
    companyId,
    ' '.repeat(25),
    profile.odfi,
    numberField(number, 7),
  ].join('');
  return { records: [header, ...batch.entries.map(writeEntry), control], sums };
}

const writeEntry = (entry: NachaEntry): string =>
  [
    `6${entry.transactionCode}`,
    entry.routingNumber,
    textField(entry.accountNumber, 17),
    numberField(entry.amountMinor, 10),
    textField(entry.individualId, 15),
    textField(entry.name, 22),
    '  0',
    entry.traceNumber,
  ].join('');
