import { defineTexts } from '@quittance/sdk/i18n';

/** The access of beneficial owners, which some plans don't have. */
export const ownerTexts = defineTexts('onboarding-owners', {
  upgrade: {
    needed: 'This access needs the Premium plan or higher. Until you have it, choose no access.',
    request: 'Request an upgrade',
    requested: 'You asked for an upgrade on {{date}}. We’ll email you. Until then, choose no access.',
  },
});
