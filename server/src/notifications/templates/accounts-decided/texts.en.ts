import { defineTexts } from '@quittance/sdk/i18n';

/** The account providers have decided about a verified company; for the owner. */
export const accountsDecidedTexts = defineTexts('accounts-decided', {
  subject: '{{organizationName}} can open its accounts',
  subjectNone: 'About the accounts of {{organizationName}}',
  heading: 'You can open your accounts',
  headingNone: 'No account can be opened',
  approved: '{{organizationName}} can now open these accounts: {{accounts}}.',
  refused: 'Our banking partners don’t offer you these accounts: {{accounts}}.',
  open: 'See your accounts',
  questions: 'Questions? Write to {{supportEmail}}.',
});
