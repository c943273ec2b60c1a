import type { CurrencyStatus } from '@quittance/sdk/contract';
import { type IconShape, icons, type Tone } from '@quittance/widgets/kit';

/** Tone and icon of a currency account's status, for its organization and for staff. */
export const currencyStatusFace: Readonly<Record<CurrencyStatus, { readonly tone: Tone; readonly icon: IconShape }>> = {
  CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS: { tone: 'success', icon: icons.checkCircleIcon },
  PROVIDER_APPLICATION_UNDER_REVIEW: { tone: 'info', icon: icons.clockIcon },
  CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING: { tone: 'neutral', icon: icons.walletIcon },
  CURRENCY_ACCOUNT_LOCKED: { tone: 'danger', icon: icons.lockIcon },
  ORGANIZATION_VERIFICATION_REQUIRED: { tone: 'warning', icon: icons.shieldIcon },
};
