import { type Loaded, useResource } from '@quittance/app-shell';
import { type AnswerOf, type Contract, listBalances } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';

export type Balances = AnswerOf<Contract['listBalances']>;

/** Loads every account of the business, opened or not. */
export function useBalances(): Loaded<Balances> {
  const client = useClient();
  return useResource(useCallback((signal) => client.request(listBalances, {}, { signal }), [client]));
}
