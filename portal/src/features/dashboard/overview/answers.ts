import type { AnswerOf, Contract } from '@quittance/sdk/client';

export type Balances = AnswerOf<Contract['listBalances']>;
export type Overview = AnswerOf<Contract['getOverview']>;
export type Rewards = AnswerOf<Contract['getRewards']>;
