import { defineTexts } from '@quittance/sdk/i18n';

/** The back office's frame: roles, and the ways back. */
export const layoutTexts = defineTexts('back-office-layout', {
  role: {
    'compliance-head': 'Compliance head',
    'compliance-admin': 'Compliance',
    'customer-success': 'Customer success',
    finance: 'Finance',
  },
  toCompanies: 'Back to Companies',
  toSignUps: 'Back to Signups',
});
