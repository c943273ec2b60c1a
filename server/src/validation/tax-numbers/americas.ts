import { hasLuhnDigit, isDayOfMonth, modulo, ofForm, ofFormAnd, weightedSum } from './arithmetic.ts';

/**
 * CUIT, CUIL and CDI: 20 and 23 to 27 for people, 30, 33 and 34 for companies, 50, 51 and 55 for residents abroad. The
 * check digit of a remainder of 1 is 9.
 */
export const argentina = ofFormAnd(/(?:20|2[3-7]|3[034]|5[015])\d{9}/, (text) => {
  const digit = modulo(-weightedSum(text, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11);
  return text.endsWith(String(Math.min(digit, 9)));
});

/** Card of a foreigner who lives in Costa Rica (DIMEX). */
export const costaRicanResident = ofForm(/1\d{10,11}/);

/** Cédula of a person. Many that the electoral board has issued don't match its check digit. */
export const dominicanPerson = ofForm(/\d{11}/);

const ecuadorianCard = /(?:0[1-9]|1\d|2[0-4]|30|50)[0-6]\d{7}/;
const isEcuadorianCard = ofFormAnd(ecuadorianCard, hasLuhnDigit);

/** Cédula of a person, alone or in a RUC: province, number, check digit, and the establishment in a RUC. */
export const ecuadorianPerson = ofFormAnd(new RegExp(`${ecuadorianCard.source}(?:(?!000)\\d{3})?`), (text) =>
  isEcuadorianCard(text.slice(0, 10)),
);

/**
 * RUC of a company, or of an authority, whose establishment has four digits. The SRI says that their digits follow no
 * algorithm, and has registered many that don't match the one in use before.
 */
export const ecuadorianBusiness = ofForm(/(?:0[1-9]|1\d|2[0-4]|30|50)(?:9\d{7}(?!000)\d{3}|6\d{6}(?!0000)\d{4})/);

/** NIT of a business. Serials up to 100 have the check digit of the years before 1990. */
export const salvadorianBusiness = ofFormAnd(/[019]\d{13}/, (text) => {
  const digit =
    Number(text.slice(10, 13)) <= 100
      ? weightedSum(text, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
      : modulo(-weightedSum(text, [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11);
  return text.endsWith(String(digit % 10));
});

/** DUI, the identity card, which is the tax number of people since 2021. */
export const salvadorianPerson = ofFormAnd(/\d{9}/, (text) =>
  text.endsWith(String(modulo(-weightedSum(text, [9, 8, 7, 6, 5, 4, 3, 2]), 10))),
);

/**
 * RFC: letters of the name, day of birth or foundation, and three signs. The SAT has issued numbers with another last
 * sign than its rule gives, and generic numbers for the general public and for foreigners.
 */
export const mexico = ofFormAnd(/[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}/, (text) => {
  const [, month, day] = /(\d\d)(\d\d)...$/.exec(text) ?? [];
  return isDayOfMonth(Number(day), Number(month));
});

/** RUC of a business: the last digit checks all before it. */
export const paraguay = ofFormAnd(/\d{5,9}/, (text) => {
  const body = [...text.slice(0, -1)].reverse().join('');
  const weights = Array.from(body, (_, index) => index + 2);
  return text.endsWith(String(modulo(-weightedSum(body, weights), 11) % 10));
});

/** Number of the identity card of a person, with or without its check sign: a digit, or a letter on older cards. */
export const peruvianPerson = ofFormAnd(/\d{8}[\dA-K]?/, (text) => {
  const remainder = weightedSum(text, [3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  const check = text.slice(8);
  return check === '' || check === '65432110987'[remainder] || check === 'KJIHGFEDCBA'[remainder];
});

/** RUT of a business. The first two digits have reached 22. */
export const uruguayanBusiness = ofFormAnd(/(?!00)\d{2}(?!000000)\d{6}001\d/, (text) =>
  text.endsWith(String(modulo(-weightedSum(text, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]), 11))),
);
