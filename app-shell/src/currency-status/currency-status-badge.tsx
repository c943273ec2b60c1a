import type { CurrencyStatus } from '@quittance/sdk/contract';
import { type IconShape, icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';
import { currencyStatusTexts } from './texts.en.ts';

const faces: Readonly<Record<CurrencyStatus, { readonly tone: Tone; readonly icon: IconShape }>> = {
  CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS: { tone: 'success', icon: icons.checkCircleIcon },
  PROVIDER_APPLICATION_UNDER_REVIEW: { tone: 'info', icon: icons.clockIcon },
  CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING: { tone: 'neutral', icon: icons.walletIcon },
  CURRENCY_ACCOUNT_LOCKED: { tone: 'danger', icon: icons.lockIcon },
  ORGANIZATION_VERIFICATION_REQUIRED: { tone: 'warning', icon: icons.shieldIcon },
};

/** A currency account's status, in the same words for its organization and for staff. */
export function CurrencyStatusBadge({ status }: { readonly status: CurrencyStatus }) {
  const { t } = useI18n(currencyStatusTexts);
  return <StatusBadge {...faces[status]} label={t(status)} />;
}
