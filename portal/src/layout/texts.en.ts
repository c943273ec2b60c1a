import { defineTexts } from '@quittance/sdk/i18n';

/** The portal's frame: roles, and the way back to the dashboard. */
export const layoutTexts = defineTexts('portal-layout', {
  role: {
    owner: 'Owner',
    manager: 'Manager',
    'read-only': 'Read only',
    'no-access': 'No access',
  },
  switchTo: 'Your other companies',
  currentBusiness: 'Current',
  switch: 'Switch',
  switchToName: 'Switch to {{name}}',
  toDashboard: 'Go to the dashboard',
});
