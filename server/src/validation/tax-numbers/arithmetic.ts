/** Whether a tax number, in capital letters and without separators, is one that the authority may have issued. */
export type TaxNumberRule = (text: string) => boolean;

/** The digits of a text as numbers. */
export const digitsOf = (text: string): number[] => Array.from(text, Number);

/** Sum of the first digits, each multiplied by its weight. */
export const weightedSum = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0);

/** The remainder of a division, never negative. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/** Whether a day exists in the month of some year: 29 February does. */
export function isDayOfMonth(day: number, month: number): boolean {
  const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/** Whether the last digit is the check digit of ISO/IEC 7812 ("Luhn"). */
export function hasLuhnDigit(text: string): boolean {
  const sum = digitsOf(text)
    .reverse()
    .map((digit, index) => digit * (index % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** A rule by form alone, for numbers without a check digit that the authority has published. */
export const ofForm = (form: RegExp): TaxNumberRule => {
  const whole = new RegExp(`^(?:${form.source})$`, form.flags);
  return (text) => whole.test(text);
};

/** A rule by form and, if the form is right, by what the digits say. */
export const ofFormAnd = (form: RegExp, isRight: TaxNumberRule): TaxNumberRule => {
  const hasForm = ofForm(form);
  return (text) => hasForm(text) && isRight(text);
};
