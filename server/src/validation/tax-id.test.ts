import { countries } from '@quittance/sdk/reference';
import { checkTaxId as checkForm, taxIdExample, taxIdSpellings } from '@quittance/sdk/validation';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, it } from 'vitest';
import { publishedTaxNumbers } from '../test-support/published-tax-numbers.ts';
import { checkTaxId } from './tax-id.ts';

const codes = countries.map(({ code }) => code);

describe('the full check of tax numbers', () => {
  it('accepts every example in the message', () => {
    const refused = codes
      .flatMap((code) => (['business', 'person'] as const).map((taxpayer) => [code, taxpayer] as const))
      .map(([code, taxpayer]) => [code, taxIdExample(code, taxpayer), taxpayer] as const)
      .filter(([code, text, taxpayer]) => text && checkTaxId(text, code, taxpayer));
    expect(refused).toEqual([]);
  });

  it.each(publishedTaxNumbers)('$country: accepts $text ($source), like the browser', ({ country, text, taxpayer }) => {
    const checks = [checkTaxId(text, country, taxpayer), checkForm(text, country, taxpayer)];
    expect(checks).toEqual([null, null]);
  });

  it.each([
    ['AD', 'A-612345-F', 'a company below the range of companies'],
    ['AD', 'F-712345-F', 'a person above the range of people'],
    ['AR', '30-54668997-8', 'a wrong check digit'],
    ['AR', '31-54668997-9', 'a kind that does not exist'],
    ['AU', '83 914 571 674', 'a wrong check digit'],
    ['BG', '175074753', 'a wrong check digit'],
    ['BG', '831919537', 'a wrong check digit'],
    ['BR', '16.727.230/0001-98', 'wrong check digits'],
    ['CH', '107.787.578', 'a wrong check digit'],
    ['CN', '91110000600037341M', 'a wrong check sign'],
    ['DE', 'DE136695978', 'a wrong check digit'],
    ['DE', 'DE143454215-00001', 'a wrong check digit'],
    ['EC', '9990000000001', 'a province that does not exist'],
    ['EC', '1790000000000', 'an establishment without a number'],
    ['FI', '131052-308U', 'a wrong check sign'],
    ['FI', '310252-308T', 'a day that does not exist'],
    ['HU', '15789934-2-01', 'a county that does not exist'],
    ['HU', '8071592154', 'a wrong check digit'],
    ['ID', '01.312.166.1-091.000', 'a wrong check digit'],
    ['JP', '123456789019', 'a wrong check digit'],
    ['KR', '116-00-00276', 'a kind that does not exist'],
    ['LU', '1893120105733', 'a wrong second check digit'],
    ['LV', '40003245753', 'a wrong check digit'],
    ['LV', '311380-12345', 'a month that does not exist'],
    ['MX', 'GODE561331GR8', 'a month that does not exist'],
    ['NZ', '9429041561950', 'a wrong check digit'],
    ['PE', '10117410-K', 'a wrong check sign'],
    ['PL', '8567346216', 'a wrong check digit'],
    ['PY', '80028061-1', 'a wrong check digit'],
    ['SK', '2022749618', 'a wrong check digit'],
    ['SV', '0614-050707-104-7', 'a wrong check digit'],
    ['SV', '00016297-4', 'a wrong check digit'],
    ['TW', '04595258', 'a wrong check digit'],
    ['UY', '00-100342-001-7', 'a wrong beginning'],
    ['UY', '21-100342-001-8', 'a wrong check digit'],
    ['VN', '000123456789', 'a province that does not exist'],
  ])('%s refuses %s, which has a valid form but %s', (country, text, _reason) => {
    const values = { example: taxIdExample(country, 'business') };
    expect(checkForm(text, country, 'business')).toBeNull();
    expect(checkTaxId(text, country, 'business')).toEqual({ key: 'taxIdInvalidExample', values });
  });
});

describe('a separator', () => {
  it.each([
    ['BG', 'BG 131–063–188', 'business'],
    ['CH', 'CHE–105.909.036', 'business'],
    ['DE', 'DE 1 4345–4214', 'business'],
    ['ES', 'A-2801 5865', 'business'],
    ['FI', '0245–4583', 'business'],
    ['FR', '4030—3265 045', 'business'],
    ['ID', '01.308.449.6−091.000', 'business'],
    ['KR', '124—81—00998', 'business'],
    ['LV', '3286 73–00679', 'person'],
    ['UY', '22−001880−001−4', 'business'],
    ['US', '53−0196605', 'business'],
  ] as const)('of %s may be any dash or space, anywhere that no authority forbids: %s', (country, text, taxpayer) => {
    expect([checkForm(text, country, taxpayer), checkTaxId(text, country, taxpayer)]).toEqual([null, null]);
  });

  it('is refused where the IRS writes none', () => {
    for (const [text, taxpayer] of [
      ['530-196605', 'business'],
      ['1234-56789', 'person'],
    ] as const) {
      expect(checkForm(text, 'US', taxpayer)).not.toBeNull();
      expect(checkTaxId(text, 'US', taxpayer)).not.toBeNull();
    }
  });
});

it.each(['EKU9003173C9', 'EKU9003173C8', 'URE180429TM6', 'URE180429TM5'])(
  'the check digit of a Mexican number binds nobody: %s',
  (text) => {
    expect([checkForm(text, 'MX', 'business'), checkTaxId(text, 'MX', 'business')]).toEqual([null, null]);
  },
);

it('refuses at most one in a hundred of the published numbers that a browser accepts', () => {
  const accepted = publishedTaxNumbers.filter(({ text, country, taxpayer }) => !checkForm(text, country, taxpayer));
  const refused = accepted.filter(({ text, country, taxpayer }) => checkTaxId(text, country, taxpayer));
  expect(accepted.length).toBeGreaterThan(150);
  expect(refused.length / accepted.length).toBeLessThanOrEqual(0.01);
});

interface Validator {
  validate(text: string): { readonly isValid: boolean };
}
const validators = stdnum as unknown as Readonly<Record<string, Readonly<Record<string, Validator>>>>;

/** The numbers of the package stdnum by country, also those whose rules we replaced. */
const packagedNames: Readonly<Record<string, readonly string[]>> = {
  AD: ['nrt'],
  AL: ['nipt'],
  AO: ['nif', 'bi'],
  AR: ['cuit'],
  AT: ['uid', 'tin', 'businessid'],
  AU: ['abn', 'acn', 'tfn'],
  AZ: ['tin'],
  BE: ['vat', 'nn', 'bis', 'insz'],
  BG: ['vat', 'egn', 'pnf'],
  BR: ['cnpj', 'cpf'],
  BY: ['unp'],
  BZ: ['tin'],
  CA: ['bn', 'sin', 'gst'],
  CH: ['uid', 'vat', 'ssn'],
  CL: ['rut', 'run'],
  CN: ['uscc', 'ric'],
  CO: ['nit'],
  CR: ['cpf', 'cpj', 'cr'],
  CY: ['vat'],
  CZ: ['dic', 'ico', 'rc'],
  DE: ['vat', 'idnr', 'stnr'],
  DK: ['cvr', 'cpr'],
  DO: ['rnc', 'cedula'],
  DZ: ['nif'],
  EC: ['ruc', 'ci'],
  EE: ['kmkr', 'registrikood', 'ik'],
  EG: ['tn'],
  ES: ['nif', 'cif', 'dni', 'nie'],
  FI: ['alv', 'ytunnus', 'hetu'],
  FO: ['vn'],
  FR: ['tva', 'siren', 'siret', 'nif'],
  GB: ['vat', 'utr', 'nino'],
  GH: ['tin'],
  GN: ['nifp'],
  GR: ['vat'],
  GT: ['nit', 'cui'],
  HR: ['oib'],
  HU: ['anum'],
  ID: ['npwp'],
  IE: ['vat', 'pps'],
  IL: ['hp', 'idnr'],
  IN: ['pan', 'gstin'],
  IS: ['kennitala', 'vsk'],
  IT: ['iva', 'codicefiscale'],
  JP: ['cn'],
  KE: ['pin'],
  KR: ['brn', 'rrn'],
  LI: ['peid'],
  LT: ['pvm', 'asmens'],
  LU: ['tva'],
  LV: ['pvn'],
  MA: ['ice', 'ice9'],
  MC: ['tva'],
  MD: ['idno'],
  ME: ['pib', 'jmbg'],
  MK: ['edb', 'jmbg'],
  MT: ['vat'],
  MX: ['rfc'],
  MZ: ['nuit', 'bi'],
  NL: ['btw', 'bsn'],
  NO: ['mva', 'orgnr', 'fodselsnummer'],
  NZ: ['ird'],
  PE: ['ruc', 'cui', 'ce'],
  PL: ['nip', 'pesel', 'regon'],
  PT: ['nif', 'nipc'],
  PY: ['ruc', 'cedula'],
  RO: ['cui', 'cif', 'cnp'],
  RS: ['pib', 'jmbg'],
  RU: ['inn'],
  SE: ['orgnr', 'vat', 'personnummer'],
  SG: ['uen'],
  SI: ['ddv', 'jmbg', 'emso'],
  SK: ['dph', 'rc'],
  SM: ['coe'],
  SV: ['nit'],
  TH: ['tin', 'idnr', 'moa'],
  TN: ['mf'],
  TR: ['vkn', 'tckimlik'],
  TW: ['ubn', 'natid', 'ui'],
  UA: ['edrpou', 'rntrc'],
  UY: ['rut', 'cedula'],
  VE: ['rif'],
  VN: ['mst'],
  ZA: ['tin', 'vat', 'idnr'],
};

/** Forms that the package accepts but no authority issues: we may refuse them. */
const packageOnlyForms: Readonly<Record<string, RegExp>> = {
  // A company's letter has other numbers than the package's range.
  AD: /./,
  // A register number has six digits and a letter.
  AT: /^\d{7,}[A-Z]$/,
  AZ: /[A-Z]/,
  // The package takes what its rule for people in neither register should refuse.
  BG: /^\d{10}$/,
  DO: /[A-Z]/,
  // Numbers of departments are written with GD or HA.
  GB: /^[A-Z]?\d{4,5}$/,
  // Nine digits, of which the first may be 0.
  GR: /^\d{8}$/,
  // Leading zeros may be omitted, but not so many.
  IL: /^\d{4}$/,
  // A number of a person without its last three signs is not complete.
  MX: /^.{10}$/,
  // The package applies the rule of new numbers to serials below 100.
  SV: /^\d{10}0/,
};

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const letters = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 0, maxLength });

/** The country's example with other digits: valid in form, sometimes by chance in check digits. */
function nearExample(country: string): fc.Arbitrary<string> {
  const [example = ''] = taxIdSpellings(taxIdExample(country, 'business') ?? '', country);
  return fc
    .tuple(
      ...[...example].map((sign) => (/\d/.test(sign) ? fc.oneof(fc.constant(sign), digits(1, 1)) : fc.constant(sign))),
    )
    .map((found) => found.join(''));
}

/** Any length, to detect a browser form that is too narrow. */
const shapeless = fc.tuple(letters(2), digits(4, 15), letters(1)).map((parts) => parts.join(''));
const withDigitsOnly = digits(5, 15);

describe.each(Object.keys(packagedNames))('tax numbers of %s', (country) => {
  const kinds = (packagedNames[country] ?? []).map((kind) => validators[country]?.[kind]);
  const isTakenByPackage = (text: string) => kinds.some((kind) => kind?.validate(text).isValid);
  const candidate = fc.oneof({ weight: 2, arbitrary: nearExample(country) }, withDigitsOnly, shapeless);

  it('accepted by the package are accepted by browser and server', () => {
    let taken = 0;
    fc.assert(
      fc.property(candidate, (text) => {
        if (!isTakenByPackage(text) || packageOnlyForms[country]?.test(text)) return;
        taken += 1;
        const checks = [checkForm(text, country, 'business'), checkTaxId(text, country, 'business')];
        expect([text, ...checks]).toEqual([text, null, null]);
      }),
      // A fixed seed, so that the relevant samples occur each time.
      { numRuns: 600, seed: 20260322 },
    );
    expect(taken).toBeGreaterThan(country in packageOnlyForms ? -1 : 0);
  });

  it('accepted by the server are accepted by the browser, with any separators', () => {
    const separated = fc.tuple(candidate, fc.constantFrom(' ', '-', '–', '−', '.')).map(([text, sign]) => {
      const middle = Math.floor(text.length / 2);
      return `${text.slice(0, middle)}${sign}${text.slice(middle)}`;
    });
    fc.assert(
      fc.property(fc.oneof(candidate, separated), (text) => {
        if (checkTaxId(text, country, 'business') === null) expect(checkForm(text, country, 'business')).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
