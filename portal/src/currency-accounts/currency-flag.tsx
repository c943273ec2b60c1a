import { Flag } from '@quittance/widgets/kit';

/** The code of a currency's flag: the currency's code starts with that of its country, or EU for the euro. */
export const flagOf = (currency: string): string => currency.slice(0, 2);

/** The flag of a currency. */
export const CurrencyFlag = ({ currency }: { readonly currency: string }) => <Flag code={flagOf(currency)} />;
