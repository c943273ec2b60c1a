import { useResource } from '@quittance/app-shell';
import { listUnexplainedBankEntries } from '@quittance/sdk/client';
import { formatCalendarDate } from '@quittance/sdk/time';
import { Amount, Banner, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { bankReconciliationsTexts } from './texts.en.ts';

/** Entries of statements that no order of ours explains. Shows nothing without any. */
export function UnexplainedEntries() {
  const { t, locale } = useI18n(bankReconciliationsTexts);
  const client = useClient();
  const { data, error } = useResource(
    useCallback((signal) => client.request(listUnexplainedBankEntries, {}, { signal }), [client]),
  );
  if (error) return <Banner tone="warning">{t('unexplained.failed')}</Banner>;
  if (!data || data.items.length === 0) return null;
  return (
    <Banner tone="warning" title={t('unexplained.title')}>
      <p>{t('unexplained.text')}</p>
      <ul>
        {data.items.map(({ entryId, bookedOn, amount, currency, endToEndId }) => (
          <li key={entryId}>
            {t(endToEndId === undefined ? 'unexplained.entry' : 'unexplained.entryOf', {
              date: formatCalendarDate(bookedOn, locale),
              entry: entryId,
              endToEndId: endToEndId ?? '',
            })}{' '}
            <Amount value={amount} currency={currency} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
