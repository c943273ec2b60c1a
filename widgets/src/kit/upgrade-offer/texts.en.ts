import { defineTexts } from '@quittance/sdk/i18n';

/** A request for another plan. */
export const upgradeOfferTexts = defineTexts('upgrade-offer', {
  request: 'Request an upgrade',
  requested: 'You requested an upgrade on {{date}}. We’ll email you.',
});
