/** Reference rates for showing balances in one currency. They are never used to convert money. */
export interface ExchangeRates {
  /**
   * Returns US dollars for one unit of each currency, as exact decimal text such as `1.0842`. Currencies without a rate
   * are absent.
   */
  usdPerUnit(currencies: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
