import { digitsOf, ofFormAnd } from './arithmetic.ts';

/** New Zealand Business Number: a location number of GS1 with its check digit. */
export const newZealandBusiness = ofFormAnd(/94\d{11}/, (text) => {
  const sum = digitsOf(text).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
});
