import { choiceOf, listFilter } from '@quittance/app-shell';
import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { accountLabel, type DepositState } from '@quittance/sdk/rules';

export type Deposit = AnswerOf<Contract['getDeposit']>;
export type DepositRow = AnswerOf<Contract['listOrganizationDeposits']>['items'][number];

/** The states that the list can be narrowed to. Others are rare, and part of all. */
export const filteredStates = [
  'held',
  'credited',
  'refunding',
  'refunded',
  'recalled',
] as const satisfies DepositState[];

/** The filter of the list of deposits. Empty: all. */
export interface DepositFilter {
  readonly state: (typeof filteredStates)[number] | '';
}

export const depositFilters = listFilter<DepositFilter>({ state: choiceOf(filteredStates) });

export const addressOf = ({ depositId }: DepositRow): string => `/deposits/${depositId}`;

/** Name of the account that the deposit is for. */
export const accountOf = ({ currency, accountType }: DepositRow): string => accountLabel(currency, accountType);
