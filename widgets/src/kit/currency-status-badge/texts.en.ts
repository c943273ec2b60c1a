import { defineTexts } from '@quittance/sdk/i18n';

/** Where a currency account stands, in the same words for its business and for staff. */
export const currencyStatusBadgeTexts = defineTexts('currency-status-badge', {
  PROVIDER_APPLICATION_UNDER_REVIEW: 'Under review',
  CURRENCY_ACCOUNT_LOCKED: 'Locked',
  CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS: 'Active',
  CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING: 'Not active',
  ORGANIZATION_VERIFICATION_REQUIRED: 'Verification required',
});
