import { defineTexts } from '@quittance/sdk/i18n';

/** What a business has yet to give. */
export const missingInformationTexts = defineTexts('missing-information', {
  title: 'Complete missing information',
  lead: 'We need this before you can use every part of the account.',
  nothing: 'Nothing is missing',
  nothingText: 'Your company has given everything that we need.',
  phone: 'Your phone number',
  phoneText: 'You have no phone number yet.',
  addPhone: 'Add phone number',
  ownerOnly: 'An owner of the company has to complete this.',
  address: 'Business address',
  handle: 'Handle of your company',
  save: 'Save',
  saved: 'Saved.',
});
