import {
  checkTaxId as checkForm,
  compactTaxId,
  type Problem,
  type Taxpayer,
  taxIdProblem,
} from '@quittance/sdk/validation';
import { stdnum } from 'stdnum';

/**
 * By country: the numbers that tax authorities issue to organizations and people. Excludes countries for which stdnum
 * has only personal identity numbers: organizations would be refused.
 */
export const numbersByCountry: Readonly<Record<string, readonly string[]>> = {
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

interface Validator {
  validate(text: string): { readonly isValid: boolean };
}

const validators = stdnum as unknown as Readonly<Record<string, Readonly<Record<string, Validator>>>>;

/** Whether check digits, dates and ranges are valid for one of the country's numbers. */
function isWellFormed(text: string, country: string): boolean {
  const numbers = numbersByCountry[country];
  if (!numbers) return true;
  return numbers.some((number) => validators[country]?.[number]?.validate(text).isValid);
}

/**
 * Checks a tax number in full: the same form as in browsers, then check digits. So a number that is valid here is never
 * refused in a browser.
 */
export const checkTaxId = (text: string, country: string, taxpayer: Taxpayer): Problem | null =>
  checkForm(text, country, taxpayer) ??
  (isWellFormed(compactTaxId(text), country) ? null : taxIdProblem(country, taxpayer));
