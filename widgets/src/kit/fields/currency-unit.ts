import type { Unit } from './number-input.tsx';

/** The currency's symbol, on the side where people of the locale write it: `$` before, `€` behind in Spanish. */
export function currencyUnit(currency: string, locale: string): Unit {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  const places = parts.map(({ type }) => type);
  return {
    text: parts.find(({ type }) => type === 'currency')?.value ?? currency,
    side: places.indexOf('currency') < places.indexOf('integer') ? 'start' : 'end',
  };
}
