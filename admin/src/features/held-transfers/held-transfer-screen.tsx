import { PageLink, RecordScreen, useBrandTitle, useResource, useRouteParams } from '@quittance/app-shell';
import { getStaffTransfer } from '@quittance/sdk/client';
import { buttonClass, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { TransferFacts, TransferHistory } from './held-transfer-facts.tsx';
import { heldTransfersTexts } from './texts.en.ts';
import { TransferBadge } from './transfer-badge.tsx';
import { TransferDecisionCard } from './transfer-decision.tsx';

const listAddress = '/transfers';

function HeldTransfer({ transferId }: { readonly transferId: string }) {
  const { t } = useI18n(heldTransfersTexts);
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
export function HeldTransferScreen() {
  const { transferId = '' } = useRouteParams();
  return <HeldTransfer key={transferId} transferId={transferId} />;
}
