/** Reference rates for showing balances in one currency. Nothing is converted at them. */
export interface ExchangeRates {
  /**
   * US dollars for one unit of each currency, as exact decimal text such as `1.0842`.
   * A currency without a rate is absent.
   */
  usdPerUnit(currencies: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
