import { choiceOf, listFilter, searchText } from '@quittance/app-shell';
import { type WaitingTransferState, waitingTransferStates } from '@quittance/sdk/rules';

/** The filter of the list. */
export interface HeldTransferFilter {
  readonly search: string;
  /** Empty: all that wait. */
  readonly state: WaitingTransferState | '';
}

export const heldTransferFilters = listFilter<HeldTransferFilter>({
  search: searchText,
  state: choiceOf(waitingTransferStates),
});
