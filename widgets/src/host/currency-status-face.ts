import type { CurrencyStatus } from '@quittance/sdk/contract';
import type { Tone } from '../kit/display/banner.tsx';
import type { IconShape } from '../kit/display/icon.tsx';
import { checkCircleIcon, clockIcon, lockIcon, shieldIcon, walletIcon } from '../kit/display/icons.ts';

/** How the status of a currency account looks, to its business and to staff alike. */
export const currencyStatusFace: Readonly<Record<CurrencyStatus, { readonly tone: Tone; readonly icon: IconShape }>> = {
  CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS: { tone: 'success', icon: checkCircleIcon },
  PROVIDER_APPLICATION_UNDER_REVIEW: { tone: 'info', icon: clockIcon },
  CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING: { tone: 'neutral', icon: walletIcon },
  CURRENCY_ACCOUNT_LOCKED: { tone: 'danger', icon: lockIcon },
  ORGANIZATION_VERIFICATION_REQUIRED: { tone: 'warning', icon: shieldIcon },
};
