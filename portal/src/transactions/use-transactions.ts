import { type EndlessRows, type LoadPage, useEndlessRows } from '@quittance/app-shell';
import { listTransactions } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { AccountKey } from '../currency-accounts/account-key.ts';
import type { Transaction } from './transaction.ts';

const keyOf = ({ _id }: Transaction) => _id;

/** Loads the transactions of an account, newest first. `filter` has fields of the call that narrow the list. */
export function useTransactions(
  { currency, accountType }: AccountKey,
  filter: Readonly<Record<string, string>>,
): EndlessRows<Transaction> {
  const client = useClient();
  // One text, so that an equal filter doesn't start again.
  const wanted = JSON.stringify(filter);
  const load: LoadPage<Transaction> = useCallback(
    (page, signal) => {
      const query = { currency, ...(accountType && { accountType }), ...JSON.parse(wanted), ...page };
      return client.request(listTransactions, { query }, { signal });
    },
    [client, currency, accountType, wanted],
  );
  return useEndlessRows(load, keyOf);
}
