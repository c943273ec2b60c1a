import { hasText } from '@quittance/sdk/i18n';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { useI18n } from '@quittance/widgets/kit';
import { accountStatusTexts } from './status-texts.en.ts';

const { lockedReason: reasons } = accountStatusTexts.english;

type Lock = Pick<CurrencyAccount, 'isLocked' | 'providerStatus'>;

/** Returns a function that writes why an account is locked; undefined for other accounts. */
export function useLockedReason(): (account: Lock) => string | undefined {
  const { t } = useI18n(accountStatusTexts);
  return ({ isLocked, providerStatus }) =>
    isLocked && hasText(reasons, providerStatus) ? t(`lockedReason.${providerStatus}`) : undefined;
}
