/** ISO 4217 codes whose minor unit has not two decimals, by how many it has, and the crypto pair. */
export const unusualDecimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  8: 'BTC',
  18: 'ETH',
};

/**
 * How many decimals an amount of the currency is written with. Unlike `decimalsOf` it does not need the whole list, which
 * would double what a widget carries of money, and takes every code for a currency.
 */
export const decimalsToShow = (currency: string): number =>
  Number(Object.keys(unusualDecimals).find((decimals) => unusualDecimals[Number(decimals)]?.includes(currency)) ?? 2);

/** Whether the currency is one of the crypto pair, BTC and ETH: one rule for payment option, decimals and format. */
export const isCryptoPair = (currency: string): boolean => currency === 'BTC' || currency === 'ETH';
