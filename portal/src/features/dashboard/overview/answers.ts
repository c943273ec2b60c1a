import type { AnswerOf, Contract } from '@quittance/sdk/client';

export type Overview = AnswerOf<Contract['getOverview']>;
export type Rewards = AnswerOf<Contract['getRewards']>;
