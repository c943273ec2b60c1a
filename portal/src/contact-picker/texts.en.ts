import { defineTexts } from '@quittance/sdk/i18n';

/** Chooses one of the contacts, such as the buyer of an invoice. */
export const contactPickerTexts = defineTexts('contact-picker', {
  title: 'Choose a contact',
  search: 'Search contacts',
  searchPlaceholder: 'Name, handle or email',
  results: 'Contacts',
  noEmail: 'Email unknown: this company hasn’t added you as a contact.',
  none: 'You have no contacts yet.',
  noMatch: 'No contact matches. Try another search.',
  more: 'There are more. Search to find others.',
});
