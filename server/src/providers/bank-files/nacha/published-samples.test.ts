import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { InvalidNachaError, readNacha } from './read-nacha.ts';
import { type NachaEntry, type NachaProfile, writeNacha } from './write-nacha.ts';

const folder = path.resolve(import.meta.dirname, '../../../test-support/nacha');
const sample = (name: string): string => readFileSync(path.join(folder, `${name}.ach`), 'utf8');

const nothing = { returns: [], corrections: [], otherEntries: 0 };

it.each([
  [
    'return-WEB',
    {
      ...nothing,
      returns: [
        { code: 'R01', originalTrace: '091400600000001', amountMinor: 123_54n },
        { code: 'R03', originalTrace: '091400600000003', amountMinor: 45_65n },
      ],
    },
  ],
  // A code that no rule book has is the bank's reason all the same.
  [
    'return-PPD-custom-reason-code',
    { ...nothing, returns: [{ code: 'R97', originalTrace: '092221172022300', amountMinor: 1061_61n }] },
  ],
  [
    'cor-read',
    { ...nothing, corrections: [{ code: 'C01', originalTrace: '121042880000001', correctedData: '1918171614' }] },
  ],
  // What disputes a return brings no second one.
  ['contested-return', { ...nothing, otherEntries: 1 }],
  ['dishonored-return', { ...nothing, otherEntries: 2 }],
  ['ccd-debit', { ...nothing, otherEntries: 2 }],
  ['ppd-credit', { ...nothing, otherEntries: 1 }],
  ['ppd-mixedDebitCredit', { ...nothing, otherEntries: 3 }],
  // Its trailing spaces are cut.
  ['short-line', { ...nothing, otherEntries: 1 }],
])('the published sample %s is read', (name, news) => {
  expect(readNacha(sample(name))).toEqual(news);
});

it('the published sample without a header is refused', () => {
  expect(() => readNacha(sample('return-no-batch-header'))).toThrow(InvalidNachaError);
});

it.each([
  ['an amount', /0000012354/, '0000012355', 'The batch’s totals are wrong'],
  ['a bank', /626091400606/, '626091500606', 'The entry hash is wrong'],
  ['a count', /\n82000000020009/, '\n82000000030009', 'The number of entries is wrong'],
  ['the file’s count', /\n9000002/, '\n9000003', 'The number of batches is wrong'],
])('a published sample with %s changed is refused', (_, from, to, problem) => {
  const changed = sample('return-WEB').replace(from, to);
  expect(changed).not.toBe(sample('return-WEB'));
  expect(() => readNacha(changed)).toThrow(problem);
});

/** Columns, from 1, that a sender may fill as it likes, by type of record. */
const free: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  // Reference code.
  1: [[87, 94]],
  // Discretionary data of the company.
  5: [[21, 40]],
  // Discretionary data of the entry.
  6: [[77, 78]],
};

const withoutFree = (file: string): readonly string[] =>
  file
    .trimEnd()
    .split(/\r?\n/)
    .map((record) =>
      (free[record[0] ?? ''] ?? []).reduce(
        (text, [from, to]) => text.slice(0, from - 1) + ' '.repeat(to - from + 1) + text.slice(to),
        record.toUpperCase().padEnd(94),
      ),
    );

const profile: NachaProfile = {
  destination: '031300012',
  destinationName: 'Federal Reserve Bank',
  origin: '0231380104',
  originName: 'My Bank Name',
  companyName: 'Name on Account',
  companyId: '231380104',
  odfi: '03130001',
};

const entry = (changes: Partial<NachaEntry>): NachaEntry => ({
  transactionCode: '22',
  routingNumber: '231380104',
  accountNumber: '987654321',
  amountMinor: 0n,
  individualId: '',
  name: 'Credit Account 1',
  traceNumber: '121042880000002',
  ...changes,
});

const created = { createdOn: '2019-08-16', createdAt: '1055', idModifier: 'A' } as const;

it('a file of credits to persons is written as the published sample says', () => {
  const written = writeNacha(
    { ...profile, odfi: '12104288' },
    {
      ...created,
      batches: [
        {
          entryClass: 'PPD',
          description: 'REG.SALARY',
          effectiveDate: '2019-08-16',
          entries: [entry({ amountMinor: 1_000_000_00n })],
        },
      ],
    },
  );
  expect(withoutFree(written)).toEqual(withoutFree(sample('ppd-credit')));
});

it('a file of debits and credits in one batch is written as the published sample says', () => {
  const written = writeNacha(
    {
      ...profile,
      destination: '231380104',
      origin: '0121042882',
      companyId: '121042882',
      odfi: '12104288',
    },
    {
      ...created,
      createdOn: '2019-07-18',
      batches: [
        {
          entryClass: 'PPD',
          description: 'REG.SALARY',
          effectiveDate: '2019-07-19',
          entries: [
            entry({
              transactionCode: '27',
              accountNumber: '123456789',
              amountMinor: 2_000_000_00n,
              name: 'Debit Account',
              traceNumber: '121042880000001',
            }),
            entry({ accountNumber: '987654321', amountMinor: 1_000_000_00n }),
            entry({
              accountNumber: '837098765',
              amountMinor: 1_000_000_00n,
              name: 'Credit Account 2',
              traceNumber: '121042880000003',
            }),
          ],
        },
      ],
    },
  );
  expect(withoutFree(written)).toEqual(withoutFree(sample('ppd-mixedDebitCredit')));
});
