import { digitsOf, hasLuhnDigit, modulo, ofForm, ofFormAnd, weightedSum } from './arithmetic.ts';

/** Personal identification number (FIN): no letters that look like digits. Taxpayers have another number, VÖEN. */
export const azerbaijaniPerson = ofForm(/[\dA-HJ-NP-Z]{7}/);

const chineseSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Unified social credit code of an organization (GB 32100-2015). */
export const chineseBusiness = ofFormAnd(/\d{8}[\dA-HJ-NPQRTUWXY]{10}/, (text) => {
  const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
  const sum = weights.reduce((total, weight, index) => total + weight * chineseSigns.indexOf(text[index] ?? ''), 0);
  return text.endsWith(chineseSigns[modulo(-sum, 31)] ?? '');
});

/** NPWP of 15 digits, alone or behind a 0: the ninth of the 15 checks those before it. */
export const indonesianNpwp = ofFormAnd(/0?\d{15}/, (text) => hasLuhnDigit(text.slice(-15, -6)));

/** Number of 16 digits: a person's NIK, or one that the tax office has given to others since 2024. */
export const indonesianNumber = ofForm(/[1-9]\d{15}/);

/** Individual number ("My Number") of a person. */
export const japanesePerson = ofFormAnd(/\d{12}/, (text) => {
  const remainder = weightedSum(text, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return text.endsWith(String(remainder <= 1 ? 0 : 11 - remainder));
});

/** Business registration number: tax office, kind, serial. Its last digit isn't binding. */
export const koreanBusiness = ofForm(/(?!100)[1-9]\d{2}(?!00)\d{2}(?!0000)\d{4}\d/);

/** Registration number of a resident, without check digit since October 2020, or of a corporation. */
export const koreanResident = ofForm(/\d{13}/);

/** NTN with or without its last digit, STRN, and CNIC. None has a published check digit. */
export const pakistan = ofForm(/[\dA-Z]\d{6,7}|\d{13}/);

/** NRIC and FIN of a person. The letters' rule isn't published. */
export const singaporeanPerson = ofForm(/[STFGM]\d{7}[A-Z]/);

/** Unified business number: the products' digits add up to a multiple of 5 since April 2023, before that of 10. */
export const taiwaneseBusiness = ofFormAnd(/\d{8}/, (text) => {
  const products = digitsOf(text).map((digit, index) => digit * ([1, 2, 1, 2, 1, 2, 4, 1][index] ?? 0));
  const sum = products.reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  // A seventh digit 7 gives 28, so 10, whose digits count as 1 or as 0.
  return sum % 5 === 0 || (text[6] === '7' && (sum + 1) % 5 === 0);
});

/** Citizen identification number of a person: province, century and sex, year of birth, serial. */
export const vietnamesePerson = ofForm(/0(?!00)\d{2}\d{9}/);
