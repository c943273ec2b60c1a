import { totalInUsd, withoutRate } from '@quittance/sdk/rules';
import { businessDateOf, formatBusinessDate } from '@quittance/sdk/time';
import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import type { Balances } from './account.ts';
import { balancesTexts } from './texts.en.ts';

/** The sum of all accounts in US dollars, with the day of its rates. */
export function BalancesTotal({ items, rates }: Balances) {
  const { t, locale } = useI18n(balancesTexts);
  const missing = withoutRate(items);
  return (
    <header className="q-balances__total" part="total">
      <h2 className="q-label">{t('total')}</h2>
      <p className="q-balances__sum">
        <Amount value={totalInUsd(items)} currency="USD" />
      </p>
      {missing.length > 0 && <p className="q-balances__hint">{t('withoutRate', { currencies: missing.join(', ') })}</p>}
      {rates && (
        <p className="q-balances__hint">
          {t('rates', { date: formatBusinessDate(businessDateOf(new Date(rates.asOf)), locale) })}
        </p>
      )}
    </header>
  );
}
