import { defineTexts } from '@quittance/sdk/i18n';

/** Tells staff that an organization asks for a higher plan. */
export const planUpgradeRequestTexts = defineTexts('plan-upgrade-request', {
  subject: '{{organizationName}} requests the Premium plan',
  heading: 'Request for the Premium plan',
  asked: '{{organizationName}} would like to move to the Premium plan. Answer in the back office; we’ll email them.',
  open: 'Open requests',
});
