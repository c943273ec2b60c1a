import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidNachaError, readNacha } from './read-nacha.ts';
import { type NachaBatch, type NachaProfile, writeNacha } from './write-nacha.ts';

const profile: NachaProfile = {
  destination: '021000021',
  destinationName: 'Harbor Bank',
  origin: '1234567890',
  originName: 'Quittance Inc.',
  companyName: 'Quittance',
  companyId: '1234567890',
  odfi: '02100002',
};

const batch = (changes: Partial<NachaBatch> = {}): NachaBatch => ({
  entryClass: 'CCD',
  description: 'PAYMENT',
  effectiveDate: '2090-03-07',
  entries: [
    {
      transactionCode: '27',
      routingNumber: '011000015',
      accountNumber: '4477',
      amountMinor: 123_456n,
      individualId: 'INV-000042',
      name: 'Café & Søn Ltd. with a long name',
      traceNumber: '021000020000001',
    },
  ],
  ...changes,
});

const write = (...batches: readonly NachaBatch[]) =>
  writeNacha(profile, { createdOn: '2090-03-06', createdAt: '1645', idModifier: 'A', batches });

describe('a file of debits', () => {
  it('has records of 94 characters in blocks of ten', () => {
    const lines = write(batch()).trimEnd().split('\n');
    expect(lines).toHaveLength(10);
    expect(lines.every((line) => line.length === 94)).toBe(true);
    expect(lines.slice(0, 5)).toEqual([
      '101 02100002112345678909003061645A094101HARBOR BANK            QUITTANCE INC.                 ',
      '5225QUITTANCE                           1234567890CCDPAYMENT         900307   1021000020000001',
      '627011000015' +
        '4477             ' +
        '0000123456' +
        'INV-000042     ' +
        'CAFE & S N LTD. WITH A' +
        '  0021000020000001',
      `822500000100011000010000001234560000000000001234567890${' '.repeat(25)}021000020000001`,
      `9000001000001000000010001100001000000123456000000000000${' '.repeat(39)}`,
    ]);
    expect(lines[5]).toBe('9'.repeat(94));
  });

  it('and credits has a batch of each, with its own service class', () => {
    const credit = batch({ entryClass: 'PPD' });
    const text = write(batch(), {
      ...credit,
      entries: credit.entries.map((entry) => ({ ...entry, transactionCode: '22' as const })),
    });
    expect(text).toContain('\n5225');
    expect(text).toContain('\n5220');
    expect(readNacha(text)).toEqual({ returns: [], corrections: [], otherEntries: 2 });
  });

  it('refuses what does not fit', () => {
    const tooMuch = batch().entries.map((entry) => ({ ...entry, amountMinor: 10n ** 10n }));
    expect(() => write(batch({ entries: tooMuch }))).toThrow(RangeError);
  });
});

it('every file that is written has the right counts, hashes and totals', () => {
  const entry = fc.record({
    transactionCode: fc.constantFrom('22', '27', '32', '37'),
    routingNumber: fc.stringMatching(/^\d{9}$/),
    accountNumber: fc.stringMatching(/^[A-Z0-9-]{1,17}$/),
    amountMinor: fc.bigInt(0n, 10n ** 10n - 1n),
    individualId: fc.string(),
    name: fc.string({ unit: 'binary' }),
    traceNumber: fc.stringMatching(/^\d{15}$/),
  });
  const batches = fc.array(fc.array(entry, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(batches, (groups) => {
      const text = write(...groups.map((entries) => batch({ entries })));
      expect(readNacha(text).otherEntries).toBe(groups.flat().length);
    }),
  );
});

const field = (text: string, width: number) => text.padEnd(width);
const company = '1234567890';
const batchHeader = (service: string, entryClass: string, number: number) =>
  `5${service}${field('QUITTANCE', 36)}${company}${entryClass}${field('PAYMENT', 16)}900307   101100001${String(number).padStart(7, '0')}`;
const batchControl = (service: string, debits: string, number: number) =>
  `8${service}0000020001100001${debits.padStart(12, '0')}${'0'.repeat(12)}${company}${' '.repeat(25)}01100001${String(number).padStart(7, '0')}`;
const entryOf = (code: string, amount: string, name: string, trace: string) =>
  `6${code}011000015${field('4477', 17)}${amount.padStart(10, '0')}${field('INV-000042', 15)}${field(name, 22)}  1${trace}`;
const addenda = (code: string, original: string, data: string, trace: string) =>
  `7${code.startsWith('R') ? '99' : '98'}${code}${original}      01100001${field(data, 44)}${trace}`;

/** A file of a bank with one return and one notification of change. */
const news = [
  `101${company} 0210000219003101030A094101${field('QUITTANCE', 23)}${field('HARBOR BANK', 23)}${' '.repeat(8)}`,
  batchHeader('200', 'CCD', 1),
  entryOf('26', '123456', 'CAFE', '011000010000001'),
  addenda('R01', '021000020000001', '', '011000010000001'),
  batchControl('200', '123456', 1),
  batchHeader('220', 'COR', 2),
  entryOf('21', '0', 'BREAD LTD.', '011000010000002'),
  addenda('C01', '021000020000002', '1918171614', '011000010000002'),
  batchControl('220', '0', 2),
  `9000002000001000000040002200002000000123456${'0'.repeat(12)}${' '.repeat(39)}`,
];

describe('a file of the bank', () => {
  const expected = {
    returns: [{ code: 'R01', originalTrace: '021000020000001', amountMinor: 123_456n }],
    corrections: [{ code: 'C01', originalTrace: '021000020000002', correctedData: '1918171614' }],
    otherEntries: 0,
  };

  it.each([
    ['with line feeds', news.join('\n')],
    ['with carriage returns', `${news.join('\r\n')}\r\n`],
    ['without line ends', news.join('')],
    ['without line ends but the last', `${news.join('')}\n`],
    ['without trailing spaces', news.map((line) => line.trimEnd()).join('\n')],
    ['filled up with nines', `${news.join('\n')}\n${'9'.repeat(94)}`],
  ])('%s has returns and notifications of change', (_what, text) => {
    expect(readNacha(text)).toEqual(expected);
  });

  it.each([
    ['of the next year', '901231', '002', '2091-01-02'],
    ['of the year before', '910102', '364', '2090-12-30'],
    ['of the next month', '900331', '093', '2090-04-03'],
  ])('tells when its returns settle, also on a day %s', (_what, createdOn, day, settledOn) => {
    const dated = news
      .with(0, (news[0] ?? '').replace('900310', createdOn))
      .with(1, (news[1] ?? '').replace('900307   ', `900307${day}`));
    expect(readNacha(dated.join('\n')).returns).toEqual([{ ...expected.returns[0], settledOn }]);
  });

  it.each(['R61', 'R69', 'R71', 'R77'])('with %s of a return that came before brings no second one', (dispute) => {
    // The addenda of the return are repeated before those that dispute it.
    const disputed = news
      .toSpliced(4, 0, addenda(dispute, '059999990000001', '', '011000010000001'))
      .with(5, batchControl('200', '123456', 1).replace('0000020001100001', '0000030001100001'))
      .with(10, (news[9] ?? '').replace('00000004', '00000005'));
    expect(readNacha(disputed.join('\n'))).toEqual({ ...expected, returns: [], otherEntries: 1 });
  });

  it.each([
    ['a wrong amount', (lines: string[]) => lines.with(2, (lines[2] ?? '').replace('0000123456', '0000123457'))],
    ['a wrong hash', (lines: string[]) => lines.with(2, (lines[2] ?? '').replace('011000015', '021000015'))],
    ['a missing entry', (lines: string[]) => lines.toSpliced(2, 2)],
    ['a missing batch', (lines: string[]) => lines.toSpliced(5, 4)],
    ['a missing header', (lines: string[]) => lines.slice(1)],
    ['letters in an amount', (lines: string[]) => lines.with(2, (lines[2] ?? '').replace('0000123456', 'ABCDEFGHIJ'))],
    ['a record that is too long', (lines: string[]) => lines.with(1, `${lines[1]}x`)],
    ['anything after its end', (lines: string[]) => [...lines, lines[1] ?? '']],
    ['an unknown record', (lines: string[]) => lines.toSpliced(1, 0, '4'.padEnd(94))],
  ])('with %s is refused', (_what, change) => {
    expect(() => readNacha(change(news).join('\n'))).toThrow(InvalidNachaError);
  });

  it('that ends too early is cut off', () => {
    for (const length of [0, 1, 4, 9]) {
      try {
        readNacha(news.slice(0, length).join('\n'));
        expect.unreachable();
      } catch (error) {
        expect(error).toMatchObject({ name: 'InvalidNachaError', isCutOff: true });
      }
    }
  });

  it('whatever its content is read or refused, never fails otherwise', () => {
    const change = fc.tuple(fc.nat(news.length - 1), fc.nat(93), fc.string({ minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
        const lines = [...news];
        for (const [line, at, text] of changes) {
          const old = lines[line] ?? '';
          lines[line] = old.slice(0, at) + text + old.slice(at + text.length);
        }
        try {
          readNacha(lines.join('\n'));
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidNachaError);
        }
      }),
    );
  });
});
