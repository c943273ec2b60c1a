import { defineTexts } from '@quittance/sdk/i18n';

/** Creating a business. */
export const createBusinessTexts = defineTexts('create-business', {
  title: 'Create a company',
  lead: 'You’ll be its owner. You can verify it afterwards.',
  handle: 'Handle',
  handleHint:
    'Other companies find you by it. 4–15 letters, digits or underscores. You can’t change it once your verification is handed in.',
  submit: 'Create company',
});
