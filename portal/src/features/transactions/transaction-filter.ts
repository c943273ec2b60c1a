import { choiceOf, dateText, listFilter, searchText } from '@quittance/app-shell';
import {
  type TransactionDirection,
  type TransactionKind,
  type TransactionStatus,
  transactionDirections,
  transactionKinds,
  transactionStatuses,
} from '@quittance/sdk/rules';

/** The filter of an account's transactions; empty values don't narrow it. */
export interface TransactionFilter {
  readonly direction: TransactionDirection | '';
  readonly kind: TransactionKind | '';
  readonly status: TransactionStatus | '';
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  readonly search: string;
}

export const transactionFilters = listFilter<TransactionFilter>({
  direction: choiceOf(transactionDirections),
  kind: choiceOf(transactionKinds),
  status: choiceOf(transactionStatuses),
  from: dateText,
  to: dateText,
  search: searchText,
});

/** The fields of a call for this filter, without those that don't narrow it. */
export function queryOf({ direction, kind, status, from, to, search }: TransactionFilter) {
  const term = search.trim();
  return {
    ...(direction && { direction }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(term && { search: term }),
  };
}
