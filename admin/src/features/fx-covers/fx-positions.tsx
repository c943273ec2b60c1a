import { Fact, FactList, useResource } from '@quittance/app-shell';
import { listFxPositions } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { businessDateOf, formatCalendarDate } from '@quittance/sdk/time';
import { Banner, Card, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { fxCoversTexts } from './texts.en.ts';

/** What customers converted and no cover exchanges yet, by pair of currencies. */
export function FxPositions() {
  const { t, locale } = useI18n(fxCoversTexts);
  const client = useClient();
  const { data, error } = useResource(
    useCallback((signal) => client.request(listFxPositions, {}, { signal }), [client]),
  );
  if (error) return <Banner tone="warning">{t('positions.failed')}</Banner>;
  if (!data) return null;
  return (
    <Card title={t('positions.title')}>
      {data.items.length === 0 && <p>{t('positions.none')}</p>}
      <FactList look="aligned">
        {data.items.map(({ positionId, soldCurrency, sold, boughtCurrency, owed, dueAt }) => (
          <Fact
            key={positionId}
            term={t('positions.position', {
              sold: soldCurrency,
              bought: boughtCurrency,
              date: formatCalendarDate(businessDateOf(new Date(dueAt)), locale),
            })}
          >
            {t('positions.amounts', {
              sold: formatDecimalMoney(sold, soldCurrency, locale),
              owed: formatDecimalMoney(owed, boughtCurrency, locale),
            })}
          </Fact>
        ))}
      </FactList>
    </Card>
  );
}
