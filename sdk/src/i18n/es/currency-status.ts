import type { currencyStatus as english } from '../en/currency-status.ts';

export const currencyStatus = {
  PROVIDER_APPLICATION_UNDER_REVIEW: 'En revisión',
  CURRENCY_ACCOUNT_LOCKED: 'Bloqueada',
  CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS: 'Activa',
  CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING: 'Inactiva',
  ORGANIZATION_VERIFICATION_REQUIRED: 'Requiere verificación',
} satisfies Record<keyof typeof english, string>;
