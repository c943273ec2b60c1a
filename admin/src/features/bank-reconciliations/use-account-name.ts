import { useI18n } from '@quittance/widgets/kit';
import { bankReconciliationsTexts } from './texts.en.ts';

/** Returns the readable name of an account at a bank. The sandbox names its accounts by currency and rail, such as `USD ach`. */
export function useAccountName(): (account: string) => string {
  const { t } = useI18n(bankReconciliationsTexts);
  return (account) => {
    const [, currency, rail] = /^([A-Z]{3}) ([a-z-]+)$/.exec(account) ?? [];
    if (currency === undefined || rail === undefined) return account;
    return t('accountOfRail', {
      currency,
      rail: rail === 'wire' || rail === 'traditional' ? t(`rail.${rail}`) : rail.toUpperCase(),
    });
  };
}
