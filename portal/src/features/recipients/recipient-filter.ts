import { choiceOf, listFilter, searchText } from '@quittance/app-shell';
import { accountCurrencies } from '@quittance/sdk/money';
import { countries } from '@quittance/sdk/reference';

/** The filter of the list of recipients. Empty: all. */
export interface RecipientFilter {
  readonly search: string;
  readonly currency: (typeof accountCurrencies)[number] | '';
  readonly country: string;
  readonly status: (typeof filteredStatuses)[number] | '';
}

/** Removed recipients are only listed on request. */
export const filteredStatuses = ['active', 'pending', 'needs-attention', 'removed'] as const;

export const recipientFilters = listFilter<RecipientFilter>({
  search: searchText,
  currency: choiceOf(accountCurrencies),
  country: choiceOf(countries.map(({ code }) => code)),
  status: choiceOf(filteredStatuses),
});
