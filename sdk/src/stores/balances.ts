import { type AnswerOf, type Client, type Contract, listBalances } from '../client/index.ts';
import { createResource, type Resource } from './resource.ts';

export type CurrencyAccount = AnswerOf<Contract['listBalances']>['items'][number];
export type Funds = AnswerOf<Contract['getFunds']>;

/** The organization's currency accounts, in the order in which they are shown. */
export const createBalancesStore = (client: Client): Resource<readonly CurrencyAccount[]> =>
  createResource(async (signal) => (await client.request(listBalances, {}, { signal })).items);
