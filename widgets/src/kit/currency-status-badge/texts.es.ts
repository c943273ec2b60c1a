import type { Spanish } from '@quittance/sdk/i18n';
import type { currencyStatusBadgeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof currencyStatusBadgeTexts> = {
  PROVIDER_APPLICATION_UNDER_REVIEW: 'En revisión',
  CURRENCY_ACCOUNT_LOCKED: 'Bloqueada',
  CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS: 'Activa',
  CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING: 'Inactiva',
  ORGANIZATION_VERIFICATION_REQUIRED: 'Requiere verificación',
};
