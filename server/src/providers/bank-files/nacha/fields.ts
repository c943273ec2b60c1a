/** Characters that an ACH operator accepts in names and descriptions. */
const forbidden = /[^A-Z0-9 .,&'()/*#$+:;=?@_-]/g;

/** Writes a text in the characters of the ACH, cut and padded on the right. */
export const textField = (text: string, width: number): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().replace(forbidden, ' ').slice(0, width).padEnd(width);

/** Writes a whole number, padded with zeros. @throws RangeError when it doesn't fit */
export function numberField(value: bigint | number, width: number): string {
  const digits = String(value);
  if (digits.length > width || !/^\d+$/.test(digits)) throw new RangeError(`${width} digits can't hold the number.`);
  return digits.padStart(width, '0');
}

export const recordLength = 94;
/** Records are written in blocks of ten. */
export const blockingFactor = 10;
/** The entry hash keeps its last ten digits. */
export const hashModulus = 10n ** 10n;

/** Whether a transaction code debits the account. */
export const isDebitCode = (transactionCode: string): boolean => Number(transactionCode.at(-1)) >= 5;
