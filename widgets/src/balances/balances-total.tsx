import { totalInUsd, withoutRate } from '@quittance/sdk/rules';
import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { useRateOrigin } from '../kit/rate-origin/use-rate-origin.ts';
import type { Balances } from './account.ts';
import { balancesTexts } from './texts.en.ts';

/** The sum of all accounts in US dollars, with the source and time of its rates. */
export function BalancesTotal({ items, rates }: Balances) {
  const { t } = useI18n(balancesTexts);
  const rateOrigin = useRateOrigin();
  const missing = withoutRate(items);
  return (
    <header className="q-balances__total" part="total">
      <h2 className="q-label">{t('total')}</h2>
      <p className="q-balances__sum">
        <Amount value={totalInUsd(items)} currency="USD" />
      </p>
      {missing.length > 0 && <p className="q-balances__hint">{t('withoutRate', { currencies: missing.join(', ') })}</p>}
      {rates && <p className="q-balances__hint">{rateOrigin(rates)}</p>}
    </header>
  );
}
