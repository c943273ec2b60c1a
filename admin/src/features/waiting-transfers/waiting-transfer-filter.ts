import { choiceOf, listFilter, searchText } from '@quittance/app-shell';
import { type WaitingTransferState, waitingTransferStates } from '@quittance/sdk/rules';

/** The filter of the list. */
export interface WaitingTransferFilter {
  readonly search: string;
  /** Empty: all that wait. */
  readonly state: WaitingTransferState | '';
}

export const waitingTransferFilters = listFilter<WaitingTransferFilter>({
  search: searchText,
  state: choiceOf(waitingTransferStates),
});
