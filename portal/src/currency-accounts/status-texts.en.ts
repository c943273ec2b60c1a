import { defineTexts } from '@quittance/sdk/i18n';

/** Why an account can't be used. */
export const accountStatusTexts = defineTexts('account-status', {
  /** By the status of its provider. */
  lockedReason: {
    not_started: 'Requires additional verification.',
    denied: 'Not approved for your company.',
    ineligible: 'Not available to your company.',
  },
});
