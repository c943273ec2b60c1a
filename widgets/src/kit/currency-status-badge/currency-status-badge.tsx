import type { CurrencyStatus } from '@quittance/sdk/contract';
import { useI18n } from '../base/i18n.tsx';
import type { IconShape } from '../icon/icon.tsx';
import { checkCircleIcon, clockIcon, lockIcon, shieldIcon, walletIcon } from '../icon/icons.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { Tone } from '../tone/tone.ts';
import { currencyStatusBadgeTexts } from './texts.en.ts';

const faces: Readonly<Record<CurrencyStatus, { readonly tone: Tone; readonly icon: IconShape }>> = {
  CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS: { tone: 'success', icon: checkCircleIcon },
  PROVIDER_APPLICATION_UNDER_REVIEW: { tone: 'info', icon: clockIcon },
  CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING: { tone: 'neutral', icon: walletIcon },
  CURRENCY_ACCOUNT_LOCKED: { tone: 'danger', icon: lockIcon },
  ORGANIZATION_VERIFICATION_REQUIRED: { tone: 'warning', icon: shieldIcon },
};

/** A currency account's status, in the same words for its organization, its partners and staff. */
export function CurrencyStatusBadge({ status }: { readonly status: CurrencyStatus }) {
  const { t } = useI18n(currencyStatusBadgeTexts);
  return <StatusBadge {...faces[status]} label={t(status)} />;
}
