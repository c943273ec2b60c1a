import { useResource } from '@quittance/app-shell';
import { listBankStatementAlarms } from '@quittance/sdk/client';
import { formatCalendarDate } from '@quittance/sdk/time';
import { Banner, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { bankReconciliationsTexts } from './texts.en.ts';
import { useAccountName } from './use-account-name.ts';

/** Statements that are missing or do not follow the one before. Shows nothing without any. */
export function StatementAlarms() {
  const { t, locale } = useI18n(bankReconciliationsTexts);
  const nameOf = useAccountName();
  const client = useClient();
  const { data, error } = useResource(
    useCallback((signal) => client.request(listBankStatementAlarms, {}, { signal }), [client]),
  );
  if (error) return <Banner tone="warning">{t('alarms.failed')}</Banner>;
  if (!data || data.items.length === 0) return null;
  return (
    <Banner tone="danger" title={t('alarms.title')}>
      <ul>
        {data.items.map(({ alarmId, account, currency, businessDate, problem }) => (
          <li key={alarmId}>
            {t(`alarms.${problem}`, {
              account: nameOf(account),
              currency,
              date: formatCalendarDate(businessDate, locale),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
