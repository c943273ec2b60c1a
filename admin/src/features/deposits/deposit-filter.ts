import { choiceOf, listFilter } from '@quittance/app-shell';
import { accountCurrencies } from '@quittance/sdk/money';
import { type DepositState, depositStates } from '@quittance/sdk/rules';

/** The filter of the list. */
export interface StaffDepositFilter {
  /** Empty: all that wait. */
  readonly state: DepositState | '';
  /** Empty: all. */
  readonly currency: string;
}

export const depositCurrencies: readonly string[] = [...accountCurrencies];

export const staffDepositFilters = listFilter<StaffDepositFilter>({
  state: choiceOf(depositStates),
  currency: choiceOf(depositCurrencies),
});
