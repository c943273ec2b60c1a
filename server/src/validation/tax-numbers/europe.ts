import {
  digitsOf,
  hasLuhnDigit,
  isDayOfMonth,
  modulo,
  ofForm,
  ofFormAnd,
  type TaxNumberRule,
  weightedSum,
} from './arithmetic.ts';

/**
 * NRT: numbers of residents end at 699999, those of companies are between 700000 and 799999. The rule of the last letter
 * isn't published.
 */
export const andorra = ofForm(/F[0-6]\d{5}[A-Z]|[AL]7\d{5}[A-Z]|[CDEGOPU]\d{6}[A-Z]/);

/**
 * National number of a person, and that of people who are not in its register. The last two digits check the first
 * nine, from the year 2000 with a 2 before them.
 */
export const belgianPerson = ofFormAnd(/\d{11}/, (text) => {
  const [body, check] = [text.slice(0, 9), Number(text.slice(9))];
  return [body, `2${body}`].some((digits) => 97 - (Number(digits) % 97) === check);
});

/** EIK of a business: nine digits. */
export const bulgarianBusiness = ofFormAnd(/\d{9}/, (text) => {
  const first = weightedSum(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const digit = first === 10 ? weightedSum(text, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first;
  return text.endsWith(String(digit % 10));
});

/** Ten digits of somebody who is in neither register of people. */
export const otherBulgarian = ofFormAnd(/\d{10}/, (text) =>
  text.endsWith(String(modulo(-weightedSum(text, [4, 3, 2, 7, 6, 5, 4, 3, 2]), 11))),
);

/**
 * Birth number of Czechs and Slovaks: month with 50 more for women, 20 more when the day's numbers were used up. Nine
 * digits until 1953. Of ten, the whole is a multiple of 11, except numbers from before 1985 whose check digit would be 10.
 */
export const birthNumber = ofFormAnd(/\d{9,10}/, (text) => {
  const isDate = isDayOfMonth(Number(text.slice(4, 6)), (Number(text.slice(2, 4)) % 50) % 20);
  const isChecked = Number(text) % 11 === 0 || (Number(text.slice(0, 9)) % 11 === 10 && text.endsWith('0'));
  return isDate && (text.length === 9 || isChecked);
});

/** Czech number that begins with 6: of a group that pays VAT together, or of a person without a birth number. */
export const czechGroup = ofFormAnd(/6\d{8}/, (text) => {
  const remainder = weightedSum(text.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
  return text.endsWith(String(modulo(8 - ((10 - remainder) % 11), 10)));
});

/** Number of a German business since November 2024 (W-IdNr.): that of VAT, and five digits for each of its activities. */
export const germanBusiness = ofFormAnd(/\d{9}(?!00000)\d{5}/, (text) => {
  const product = digitsOf(text.slice(0, 8)).reduce((last, digit) => {
    const sum = (digit + last) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return text[8] === String((11 - product) % 10);
});

const finnishSigns = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/**
 * Personal identity code. The century's sign follows the date: `+`, since 2023 one of `-UVWXY` for the 1900s, and one of
 * `A` to `F` for the 2000s. A hyphen is lost with the separators.
 */
export const finnishPerson = ofFormAnd(/\d{6}[-+A-FU-Y]?\d{3}[\dA-FHJ-NPR-Y]/, (text) => {
  const isDate = isDayOfMonth(Number(text.slice(0, 2)), Number(text.slice(2, 4)));
  const digits = text.slice(0, 6) + text.slice(-4, -1);
  return isDate && text.endsWith(finnishSigns[Number(digits) % 31] ?? '');
});

/** Tax number of a business: eight digits, in the whole number with kind of taxation and county. */
export const hungarianBusiness = ofFormAnd(
  /\d{8}(?:[1-5](?:0[2-9]|1\d|2[02-9]|3\d|4[0-4]|51))?/,
  (text) => weightedSum(text, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
);

/** Tax identification number of a person. */
export const hungarianPerson = ofFormAnd(
  /8\d{9}/,
  (text) => weightedSum(text, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(text[9]),
);

/**
 * Registration number of a Latvian business. The European Commission's rule for VAT takes 45 off the sum of a number that
 * begins with 9 and would have no check digit.
 */
export const latvianBusiness = ofFormAnd(/[4-9]\d{10}/, (text) => {
  const sum = weightedSum(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]);
  const digit = modulo(3 - (sum % 11 === 4 && text.startsWith('9') ? sum - 45 : sum), 11);
  return text.endsWith(String(digit));
});

/**
 * Personal code: day of birth, century, serial; random digits behind 32 to 39 since July 2017. Neither has a published
 * check digit.
 */
export const latvianPerson: TaxNumberRule = (text) =>
  /^3[2-9]\d{9}$/.test(text) ||
  (/^[0-3]\d{5}[0-2]\d{4}$/.test(text) && isDayOfMonth(Number(text.slice(0, 2)), Number(text.slice(2, 4))));

/** Multiplication and permutations of Verhoeff's check digit. */
const dihedral = ['0123456789', '1234067895', '2340178956', '3401289567', '4012395678'];
const mirrored = ['5987604321', '6598710432', '7659821043', '8765932104', '9876543210'];
const products = [...dihedral, ...mirrored].map(digitsOf);
const shuffle = digitsOf('1576283094');

function hasVerhoeffDigit(text: string): boolean {
  const check = digitsOf(text)
    .reverse()
    .reduce((found, digit, index) => {
      const moved = Array.from({ length: index % 8 }).reduce<number>((value) => shuffle[value] ?? 0, digit);
      return products[found]?.[moved] ?? 0;
    }, 0);
  return check === 0;
}

/** Code of a legal entity, which is its tax number; the package knows numbers of VAT and of people. */
export const lithuanianBusiness = ofFormAnd(/\d{9}/, (text) => {
  const first = weightedSum(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const digit = first === 10 ? weightedSum(text, [3, 4, 5, 6, 7, 8, 9, 1]) % 11 : first;
  return text.endsWith(String(digit % 10));
});

/** Number of a person: day of birth, serial, and two check digits of all before them. */
export const luxembourgishPerson = ofFormAnd(/(?:1[89]|20)\d{11}/, (text) => {
  const isDate = isDayOfMonth(Number(text.slice(6, 8)), Number(text.slice(4, 6)));
  const body = text.slice(0, 11);
  return isDate && hasLuhnDigit(body + text[11]) && hasVerhoeffDigit(body + text[12]);
});

/** Number of an organization, without a published check digit. */
export const luxembourgishBusiness = ofForm(/(?:1[89]|20)\d{9}/);

/** Identity card of a Maltese person, or the number of another taxpayer. Neither has a check digit. */
export const maltesePerson = ofForm(/\d{1,7}[ABGHLMPZ]|\d{9}/);

/** Unique master citizen number of the states of former Yugoslavia. */
export const citizenNumber = ofFormAnd(/\d{13}/, (text) => {
  const isDate = isDayOfMonth(Number(text.slice(0, 2)), Number(text.slice(2, 4)));
  const digit = modulo(-weightedSum(text, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11);
  return isDate && text.endsWith(String(digit % 10));
});

/** CNP of a person: sex and century, date of birth, county, serial. New counties' codes are added from time to time. */
export const romanianPerson = ofFormAnd(/[1-9]\d{12}/, (text) => {
  const isDate = isDayOfMonth(Number(text.slice(5, 7)), Number(text.slice(3, 5)));
  const remainder = weightedSum(text, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return isDate && text.endsWith(String(remainder === 10 ? 1 : remainder));
});

/** DIČ of businesses and of people. */
export const slovakTaxNumber = ofFormAnd(/[1-9]\d{9}/, (text) => Number(text) % 11 === 0);

/** UID of a business, with or without CHE before it and the tax's name behind it. */
export const swissBusiness = ofFormAnd(/(?:CHE)?\d{9}(?:MWST|TVA|IVA|TPV)?/, (text) => {
  const digits = text.replace(/\D/g, '');
  return digits.endsWith(String(modulo(-weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4]), 11)));
});
