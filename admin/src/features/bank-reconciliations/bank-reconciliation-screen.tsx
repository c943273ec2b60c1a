import { PageLink, RecordScreen, useBrandTitle, useResource, useRouteParams } from '@quittance/app-shell';
import { getBankReconciliation } from '@quittance/sdk/client';
import { formatCalendarDate } from '@quittance/sdk/time';
import { buttonClass, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { BankAccounts, Charges, Equation, Parts } from './bank-reconciliation-sections.tsx';
import { ReconciliationBadge } from './reconciliation-badge.tsx';
import { bankReconciliationsTexts } from './texts.en.ts';

const listAddress = '/bank-reconciliations';

function BankReconciliation({ reconciliationId }: { readonly reconciliationId: string }) {
  const { t, locale } = useI18n(bankReconciliationsTexts);
  const client = useClient();
  const record = useResource(
    useCallback(
      (signal) => client.request(getBankReconciliation, { params: { reconciliationId } }, { signal }),
      [client, reconciliationId],
    ),
  );
  return (
    <RecordScreen
      record={record}
      kind={t('kind')}
      title={({ businessDate, currency }) => t('dayIn', { date: formatCalendarDate(businessDate, locale), currency })}
      brand={useBrandTitle()}
      back={{ to: listAddress, label: t('back') }}
      status={({ state }) => <ReconciliationBadge state={state} />}
      side={(data) => <BankAccounts reconciliation={data} />}
      notFound={{
        title: t('notFoundTitle'),
        text: t('notFoundText'),
        action: (
          <PageLink className={buttonClass()} to={listAddress}>
            {t('back')}
          </PageLink>
        ),
      }}
    >
      {(data) => (
        <>
          <Equation reconciliation={data} />
          <Parts reconciliation={data} />
          <Charges reconciliation={data} />
        </>
      )}
    </RecordScreen>
  );
}

/** Shows one day in one currency: what the banks hold, what they should hold, and why. */
export function BankReconciliationScreen() {
  const { reconciliationId = '' } = useRouteParams();
  return <BankReconciliation key={reconciliationId} reconciliationId={reconciliationId} />;
}
