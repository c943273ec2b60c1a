import { usePagePlace, useQuery } from '@quittance/app-shell';
import type { Transaction } from './transaction.ts';

/** Query parameter with the transaction whose details are open. */
const detailParameter = 'transaction';

/** The transaction whose details lie over a list. */
export interface OpenedTransaction {
  readonly id: string | null;
  readonly open: (row: Transaction) => void;
  /** Address of a row's details. */
  readonly addressOf: (row: Transaction) => string;
  readonly close: () => void;
}

/** Opens and closes the details of a row over its list. The address names the row. */
export function useOpenedTransaction(): OpenedTransaction {
  const [query, replaceQuery] = useQuery();
  const { pathname } = usePagePlace().location;
  const withId = (id: string) => {
    const next = new URLSearchParams(query);
    next.set(detailParameter, id);
    return next;
  };
  return {
    id: query.get(detailParameter),
    open: ({ _id }: Transaction) => replaceQuery(withId(_id)),
    addressOf: ({ _id }: Transaction) => `${pathname}?${withId(_id)}`,
    close: () => {
      const next = new URLSearchParams(query);
      next.delete(detailParameter);
      replaceQuery(next);
    },
  };
}
