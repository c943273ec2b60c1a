import type { AnswerOf, Contract } from '@quittance/sdk/client';

export type Balances = AnswerOf<Contract['listBalances']>;
export type Account = Balances['items'][number];
export type Instructions = AnswerOf<Contract['getDepositInstructions']>;

type AccountKey = Pick<Account, 'currency' | 'accountType'>;

export const keyOf = ({ currency, accountType }: AccountKey): string => `${currency} ${accountType ?? ''}`;

/** The query that names an account. */
export const queryOf = ({ currency, accountType }: AccountKey) => ({
  currency,
  ...(accountType !== undefined && { accountType }),
});
