import { PageLink, RecordScreen, useBrandTitle, useResource, useRouteParams } from '@quittance/app-shell';
import { getStaffTransfer } from '@quittance/sdk/client';
import { buttonClass, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { waitingTransfersTexts } from './texts.en.ts';
import { TransferBadge } from './transfer-badge.tsx';
import { TransferDecisionCard } from './transfer-decision.tsx';
import { TransferFacts, TransferHistory } from './waiting-transfer-facts.tsx';

const listAddress = '/transfers';

function WaitingTransfer({ transferId }: { readonly transferId: string }) {
  const { t } = useI18n(waitingTransfersTexts);
  const client = useClient();
  const record = useResource(
    useCallback(
      (signal) => client.request(getStaffTransfer, { params: { transferId } }, { signal }),
      [client, transferId],
    ),
  );
  return (
    <RecordScreen
      record={record}
      kind={t('kindOfRecord')}
      title={({ from, to }) => t('titleOf', { sender: from.name, recipient: to.name || t('ownAccount') })}
      brand={useBrandTitle()}
      back={{ to: listAddress, label: t('back') }}
      status={({ state }) => <TransferBadge state={state} />}
      side={(transfer) => <TransferFacts transfer={transfer} />}
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
      {(transfer) => (
        <>
          <TransferDecisionCard transfer={transfer} onChanged={record.refresh} />
          <TransferHistory transfer={transfer} />
        </>
      )}
    </RecordScreen>
  );
}

/** One transfer, and what staff may decide about it. */
export function WaitingTransferScreen() {
  const { transferId = '' } = useRouteParams();
  return <WaitingTransfer key={transferId} transferId={transferId} />;
}
