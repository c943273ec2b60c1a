import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { isBusinessDate } from '@quittance/sdk/time';
import { findElement, findText, type XmlElement } from '../../xml/index.ts';

/** What an XML invoice says, for people. */
export type ReadEInvoice = CallOutput<Contract['readAttachedInvoice']>;

/** Lines of a longer invoice are counted, not shown. */
export const maxLines = 500;
const maxTextCharacters = 1000;

/** Returns a short text at a path; undefined without one. */
export const textAt = (element: XmlElement | undefined, path: string): string | undefined =>
  findText(element, path)?.slice(0, maxTextCharacters);

type Decimal = NonNullable<ReadEInvoice['lines'][number]['price']>;

/** Returns a number at a path; undefined for text that is none. */
export function decimalAt(element: XmlElement | undefined, path: string): Decimal | undefined {
  const text = findText(element, path);
  return text !== undefined && /^[+-]?\d{1,30}(\.\d{1,18})?$/.test(text)
    ? { $numberDecimal: text.replace(/^\+/, '') }
    : undefined;
}

/** Returns a date at a path as `YYYY-MM-DD` if it is one, else as it is written. CII writes `YYYYMMDD`. */
export function dateAt(element: XmlElement | undefined, path: string): string | undefined {
  const text = textAt(element, path);
  const written = text?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').slice(0, 10);
  return written !== undefined && isBusinessDate(written) ? written : text;
}

export function currencyAt(element: XmlElement | undefined, path: string): string | undefined {
  const text = findText(element, path);
  return text !== undefined && /^[A-Z]{3}$/.test(text) ? text : undefined;
}

/** Returns an electronic address with its scheme, such as `0088:7300010000001`. */
export function endpointAt(element: XmlElement | undefined, path: string): string | undefined {
  const found = findElement(element, path);
  if (!found?.text) return undefined;
  const scheme = found.attributes.schemeID;
  return (scheme ? `${scheme}:${found.text}` : found.text).slice(0, maxTextCharacters);
}

/** Returns the lines of an address: texts at paths, of which those in one list share a line. */
export const addressAt = (
  element: XmlElement | undefined,
  lines: readonly (readonly string[])[],
): ReadEInvoice['seller']['lines'] =>
  lines.map((paths) => paths.flatMap((path) => textAt(element, path) ?? []).join(' ')).filter((line) => line !== '');

type Totals = ReadEInvoice['totals'];

/** Returns the totals that the file has, in their order. */
export const totalsAt = (
  element: XmlElement | undefined,
  paths: readonly (readonly [kind: Totals[number]['kind'], path: string])[],
): Totals =>
  paths.flatMap(([kind, path]) => {
    const amount = decimalAt(element, path);
    return amount ? [{ kind, amount }] : [];
  });

/** Leaves out fields without a value, as the answer does. */
export const present = <Value extends object>(value: Value): { [Key in keyof Value]?: NonNullable<Value[Key]> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof Value]?: NonNullable<Value[Key]>;
  };
