import { defineTexts } from '@quittance/sdk/i18n';

/** A company that staff choose. */
export const companyChoiceTexts = defineTexts('company-choice', {
  search: 'Find a company',
  searchPlaceholder: 'Name, handle or email',
  hint: 'Search by name, handle or a member’s email.',
  searching: 'Searching…',
  none: 'No matching company.',
});
