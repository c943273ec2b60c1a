import { defineTexts } from '@quittance/sdk/i18n';

/** Tells a company on a waiting list that it can open the account. */
export const accountOfferedTexts = defineTexts('account-offered', {
  subject: 'You can now open a {{account}} account',
  heading: '{{account}} accounts are here',
  text: '{{brandName}} now offers {{account}} accounts. {{organizationName}} can open one in a minute.',
  open: 'Open a {{account}} account',
  reason: 'You get this email because your company is on the waiting list for {{account}} accounts.',
});
