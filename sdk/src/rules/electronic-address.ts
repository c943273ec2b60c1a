/** An address in a network for e-invoices such as Peppol: a scheme of the code list EAS, and an identifier in it. */
export interface ElectronicAddress {
  readonly scheme: ElectronicAddressScheme;
  readonly id: string;
}

const digitsOf = (id: string): number[] => [...id].map(Number);

/** Luhn: every second digit from the right counts double. */
const isLuhn = (id: string): boolean =>
  digitsOf(id)
    .toReversed()
    .reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9), 0) %
    10 ===
  0;

/** GS1: digits from the right count once and three times in turn. */
const isGs1 = (id: string): boolean =>
  digitsOf(id)
    .toReversed()
    .reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0) %
    10 ===
  0;

const norwegianWeights = [3, 2, 7, 6, 5, 4, 3, 2, 1];

const isNorwegian = (id: string): boolean =>
  digitsOf(id).reduce((sum, digit, place) => sum + digit * (norwegianWeights[place] ?? 0), 0) % 11 === 0;

const isBelgian = (id: string): boolean => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8));

interface Scheme {
  readonly pattern: RegExp;
  /** Whether its check digits are right. */
  readonly isRight?: (id: string) => boolean;
}

const schemes = {
  '0002': { pattern: /^\d{9}$/, isRight: isLuhn },
  '0007': { pattern: /^\d{10}$/, isRight: isLuhn },
  '0009': { pattern: /^\d{14}$/, isRight: isLuhn },
  '0060': { pattern: /^\d{9}$/ },
  '0088': { pattern: /^\d{13}$/, isRight: isGs1 },
  '0106': { pattern: /^\d{8}$/ },
  '0151': { pattern: /^\d{11}$/ },
  '0184': { pattern: /^DK\d{8}$/ },
  '0190': { pattern: /^\d{20}$/ },
  '0192': { pattern: /^\d{9}$/, isRight: isNorwegian },
  '0204': { pattern: /^\d{2,12}(-[0-9A-Z]{1,30})?-\d{2}$/ },
  '0208': { pattern: /^[01]\d{9}$/, isRight: isBelgian },
  '0211': { pattern: /^IT\d{11}$/ },
  '9920': { pattern: /^ES[0-9A-Z]{9}$/ },
  '9930': { pattern: /^DE\d{9}$/ },
  '9932': { pattern: /^GB(\d{9}|\d{12})$/ },
  '9944': { pattern: /^NL\d{9}B\d{2}$/ },
  '9957': { pattern: /^FR[0-9A-Z]{2}\d{9}$/ },
} as const satisfies Readonly<Record<string, Scheme>>;

export type ElectronicAddressScheme = keyof typeof schemes;

export const electronicAddressSchemes = Object.keys(schemes).toSorted() as ElectronicAddressScheme[];

/** Most characters of an identifier as it is typed. */
export const electronicAddressCharacters = 50;

/** Returns an identifier as it is stored: without spaces, dots and in capital letters. */
export const normalizeElectronicId = (typed: string): string => typed.replaceAll(/[\s.]/g, '').toUpperCase();

/** Whether an identifier is one of its scheme, with right check digits where the scheme has them. */
export function isElectronicAddress({ scheme, id }: ElectronicAddress): boolean {
  const { pattern, isRight = () => true }: Scheme = schemes[scheme];
  return pattern.test(id) && isRight(id);
}
