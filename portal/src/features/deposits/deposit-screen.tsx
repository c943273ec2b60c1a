import { Fact, FactList, PageLink, RecordScreen, useResource, useRouteParams } from '@quittance/app-shell';
import { getDeposit, mayMake, simulateDepositDecision } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Amount, buttonClass, Card, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { CopyableId } from '../../copyable-id/copyable-id.tsx';
import { RequestNotice } from '../../information-requests/request-notice.tsx';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import { accountOf, type Deposit } from './deposit.ts';
import { DepositStatus } from './deposit-status.tsx';
import { DepositTimeline } from './deposit-timeline.tsx';
import { SandboxDecisions } from './sandbox-decisions.tsx';
import { depositsTexts } from './texts.en.ts';

function DepositSide({ deposit }: { readonly deposit: Deposit }) {
  const { t, locale } = useI18n(depositsTexts);
  const { amount, currency, senderName, arrivedAt, depositId } = deposit;
  return (
    <Card title={t('facts')}>
      <FactList>
        <Fact term={t('column.amount')}>
          <strong>
            <Amount value={amount} currency={currency} />
          </strong>
        </Fact>
        {senderName !== undefined && (
          <Fact term={t('column.sender')}>
            <bdi>{senderName}</bdi>
          </Fact>
        )}
        <Fact term={t('column.account')}>{accountOf(deposit)}</Fact>
        <Fact term={t('column.arrived')}>{formatBusinessInstant(new Date(arrivedAt), locale)}</Fact>
        <Fact term={t('column.id')}>
          <CopyableId id={depositId} />
        </Fact>
      </FactList>
    </Card>
  );
}

function DepositRecord({ depositId }: { readonly depositId: string }) {
  const { t, locale } = useI18n(depositsTexts);
  const client = useClient();
  const { user, constants } = useMember();
  const record = useResource(
    useCallback((signal) => client.request(getDeposit, { params: { depositId } }, { signal }), [client, depositId]),
  );
  useRefreshOn('balance.changed', record.refresh);
  const titleOf = ({ amount, currency, senderName }: Deposit): string => {
    const money = formatDecimalMoney(amount, currency, locale);
    return senderName === undefined
      ? t('recordTitleUnnamed', { amount: money })
      : t('recordTitle', { amount: money, name: senderName });
  };
  const showsSandbox = constants.isSandbox && mayMake(simulateDepositDecision, user);
  return (
    <RecordScreen
      record={record}
      kind={t('kind')}
      title={titleOf}
      brand={constants.brandName}
      back={{ to: '/deposits', label: t('title') }}
      actions={({ currency, accountType = 'traditional' }) => (
        <PageLink className={buttonClass()} to={`/accounts/${accountType}/${currency}/transactions-history`}>
          {t('openAccount')}
        </PageLink>
      )}
      status={({ state }) => <DepositStatus state={state} />}
      side={(deposit) => <DepositSide deposit={deposit} />}
      notFound={{
        title: t('notFoundTitle'),
        text: t('notFoundText'),
        action: (
          <PageLink className={buttonClass()} to="/deposits">
            {t('title')}
          </PageLink>
        ),
      }}
    >
      {(deposit) => (
        <Stack>
          <RequestNotice about={depositId} />
          <DepositTimeline steps={deposit.steps} />
          {showsSandbox && <SandboxDecisions deposit={deposit} onDone={record.refresh} />}
        </Stack>
      )}
    </RecordScreen>
  );
}

/** Shows one deposit, and why it is in its state. */
export function DepositScreen() {
  const { depositId = '' } = useRouteParams();
  return <DepositRecord key={depositId} depositId={depositId} />;
}
