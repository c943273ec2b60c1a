/** Currencies whose minor unit doesn't have two decimals, by number of decimals, and the crypto pair. */
export const unusualDecimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
  8: 'BTC',
  18: 'ETH',
};

/**
 * Returns how many decimals to write for an amount of the currency. Unlike `decimalsOf` it accepts every code and
 * doesn't need the full list, which would double a widget's money code.
 */
export const decimalsToShow = (currency: string): number =>
  Number(Object.keys(unusualDecimals).find((decimals) => unusualDecimals[Number(decimals)]?.includes(currency)) ?? 2);

/** Whether the currency is BTC or ETH. Decides payment options, decimals and format. */
export const isCryptoPair = (currency: string): boolean => currency === 'BTC' || currency === 'ETH';
