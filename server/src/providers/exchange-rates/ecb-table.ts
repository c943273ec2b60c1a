import { compareDecimals, parseDecimal } from '@quittance/sdk/money';
import { childrenOf, InvalidXmlError, readXml, type XmlElement } from '../../xml/index.ts';
import type { RateTable } from './exchange-rates.ts';

/** The file is not what the European Central Bank publishes. The message says what is wrong. */
export class InvalidRatesError extends Error {
  override readonly name = 'InvalidRatesError';
}

/** Rates of one date: units of each currency for one euro, as decimal text. */
export interface EcbRates {
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string;
  readonly perEuro: Readonly<Record<string, string>>;
}

/** Reads `eurofxref-daily.xml`. @throws InvalidRatesError */
export function readEcbRates(text: string): EcbRates {
  const root = readDocument(text);
  const [day, ...others] = childrenOf(root, 'Cube').flatMap((cube) => childrenOf(cube, 'Cube'));
  const publishedOn = day?.attributes.time ?? '';
  if (!day || others.length > 0) throw new InvalidRatesError('The file must have the rates of exactly one day.');
  if (!isDate(publishedOn)) throw new InvalidRatesError('The day of the rates is not valid.');
  const perEuro: Record<string, string> = {};
  for (const { attributes } of childrenOf(day, 'Cube')) {
    const { currency = '', rate = '' } = attributes;
    if (!/^[A-Z]{3}$/.test(currency) || currency === 'EUR' || currency in perEuro)
      throw new InvalidRatesError('A currency is not valid, or is there twice.');
    if (!/^\d{1,12}(\.\d{1,12})?$/.test(rate) || compareDecimals(parseDecimal(rate), zero) <= 0)
      throw new InvalidRatesError(`The rate of ${currency} is not valid.`);
    perEuro[currency] = rate;
  }
  if (!perEuro.USD) throw new InvalidRatesError('The rate of the US dollar is missing.');
  return { publishedOn, perEuro };
}

const zero = parseDecimal('0');
const one = parseDecimal('1');

function readDocument(text: string): XmlElement {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof InvalidXmlError) throw new InvalidRatesError(error.message, { cause: error });
    throw error;
  }
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The bank publishes at about this hour in Frankfurt. */
const publicationHour = 16;

/** Returns when the rates of a day were published. */
export function publishedAt(day: string): Date {
  const guess = new Date(`${day}T${publicationHour}:00:00Z`);
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' }).format(guess));
  return new Date(guess.getTime() - (hour - publicationHour) * 3_600_000);
}

/** Turns rates into a table. A currency is worth one divided by its rate, kept as a fraction: cross rates are exact. */
export const toRateTable = ({ publishedOn, perEuro }: EcbRates): RateTable => ({
  source: 'ecb',
  asOf: publishedAt(publishedOn),
  values: new Map([
    ['EUR', { numerator: one, denominator: one }],
    ...Object.entries(perEuro).map(
      ([currency, rate]) => [currency, { numerator: one, denominator: parseDecimal(rate) }] as const,
    ),
  ]),
});
