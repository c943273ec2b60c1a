import { choiceOf, listFilter, searchText } from '@quittance/app-shell';
import { type ContactCategory, type ContactStatus, contactCategories, contactStatuses } from '@quittance/sdk/rules';

/** The filter of the list of contacts. */
export interface ContactFilter {
  readonly status: ContactStatus;
  /** Empty: all categories. */
  readonly category: ContactCategory | '';
  readonly search: string;
}

export const contactFilters = listFilter<ContactFilter>({
  status: choiceOf(contactStatuses, 'connected'),
  category: choiceOf(contactCategories),
  search: searchText,
});

/** Whether a filter may hide contacts of the chosen group. */
export const isNarrowed = (filter: ContactFilter): boolean =>
  contactFilters.isSet({ ...filter, status: contactFilters.none.status });
