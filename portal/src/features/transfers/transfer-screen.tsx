import { Fact, FactList, PageLink, RecordScreen, useResource, useRouteParams } from '@quittance/app-shell';
import { cancelTransfer, getTransfer, mayMake, simulateTransferDecision, transferMoney } from '@quittance/sdk/client';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { formatBusinessInstant } from '@quittance/sdk/time';
import { Amount, Button, buttonClass, Card, Inline, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useState } from 'react';
import { RequestNotice } from '../../information-requests/request-notice.tsx';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { useMember } from '../../session/member.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { QuoteFacts, recipientName } from './quote-facts.tsx';
import { SandboxDecisions } from './sandbox-decisions.tsx';
import { transfersTexts } from './texts.en.ts';
import { TransferStatus } from './transfer-status.tsx';
import { TransferTimeline } from './transfer-timeline.tsx';
import type { Transfer } from './use-transfer-intent.ts';
import './transfers.css';
import { CopyableId } from '../../copyable-id/copyable-id.tsx';

/** What the recipient sees: the sender's account and price are not theirs to know. */
function IncomingFacts({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useI18n(transfersTexts);
  const { from, received, reference } = transfer;
  return (
    <FactList>
      <Fact term={t('review.from')}>
        <bdi>{from.name}</bdi>
        {from.handle !== undefined && <div className="q-muted">@{from.handle}</div>}
      </Fact>
      <Fact term={t('transfer.received')}>
        <strong>
          <Amount value={received.amount} currency={received.currency} />
        </strong>
      </Fact>
      {reference !== undefined && (
        <Fact term={t('review.reference')}>
          <bdi>{reference}</bdi>
        </Fact>
      )}
    </FactList>
  );
}

function TransferSide({ transfer }: { readonly transfer: Transfer }) {
  const { t, locale } = useI18n(transfersTexts);
  return (
    <Card title={t('transfer.facts')}>
      {transfer.direction === 'outgoing' ? <QuoteFacts quote={transfer} /> : <IncomingFacts transfer={transfer} />}
      <FactList>
        <Fact term={t('transfer.created')}>{formatBusinessInstant(new Date(transfer.createdAt), locale)}</Fact>
        <Fact term={t('transfer.id')}>
          <CopyableId id={transfer._id} />
        </Fact>
      </FactList>
    </Card>
  );
}

function TransferActions({ transfer, onCancel }: { readonly transfer: Transfer; readonly onCancel: () => void }) {
  const { t } = useI18n(transfersTexts);
  const { user } = useMember();
  return (
    <Inline>
      {transfer.mayCancel && mayMake(cancelTransfer, user) && (
        <Button onClick={onCancel}>{t('transfer.cancel')}</Button>
      )}
      <Button onClick={() => window.print()}>{t('transfer.receipt')}</Button>
      {mayMake(transferMoney, user) && (
        <PageLink className={buttonClass({ variant: 'primary' })} to="/transfer/USD/traditional">
          {t('transfer.another')}
        </PageLink>
      )}
    </Inline>
  );
}

function TransferRecord({ transferId }: { readonly transferId: string }) {
  const { t, locale } = useI18n(transfersTexts);
  const client = useClient();
  const { user, constants } = useMember();
  const [isCanceling, setCanceling] = useState(false);
  const record = useResource(
    useCallback((signal) => client.request(getTransfer, { params: { transferId } }, { signal }), [client, transferId]),
  );
  useRefreshOn('transfer.changed', record.refresh);
  const titleOf = (transfer: Transfer): string => {
    const amount = formatDecimalMoney(transfer.received.amount, transfer.received.currency, locale);
    return transfer.direction === 'outgoing'
      ? t('transfer.titleTo', { amount, name: recipientName(transfer) })
      : t('transfer.titleFrom', { amount, name: transfer.from.name });
  };
  const showsSandbox = constants.isSandbox && mayMake(simulateTransferDecision, user);
  return (
    <RecordScreen
      record={record}
      kind={t('transfer.kind')}
      title={titleOf}
      brand={constants.brandName}
      back={{ to: '/accounts', label: t('back') }}
      actions={(transfer) => <TransferActions transfer={transfer} onCancel={() => setCanceling(true)} />}
      status={({ state }) => <TransferStatus state={state} />}
      side={(transfer) => <TransferSide transfer={transfer} />}
      notFound={{
        title: t('transfer.notFoundTitle'),
        text: t('transfer.notFoundText'),
        action: (
          <PageLink className={buttonClass()} to="/accounts">
            {t('transfer.toAccounts')}
          </PageLink>
        ),
      }}
    >
      {(transfer) => (
        <Stack>
          <RequestNotice about={transfer._id} />
          <TransferTimeline transfer={transfer} />
          {showsSandbox && transfer.decisions.length > 0 && (
            <SandboxDecisions transfer={transfer} onDone={record.refresh} />
          )}
          {isCanceling && (
            <CancelDialog
              transfer={transfer}
              onClose={() => setCanceling(false)}
              onDone={() => {
                setCanceling(false);
                record.refresh();
              }}
            />
          )}
        </Stack>
      )}
    </RecordScreen>
  );
}

/** Shows one transfer with an honest timeline. */
export function TransferScreen() {
  const { transferId = '' } = useRouteParams();
  return <TransferRecord key={transferId} transferId={transferId} />;
}
