import { ApiError, getTransferInstructions } from '@quittance/sdk/client';
import { createResource } from '@quittance/sdk/stores';
import { useMemo } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { useResourceState } from '../widget/use-resource-state.ts';
import { SandboxTransfer } from './sandbox-transfer.tsx';
import { bankTransferTexts } from './texts.en.ts';
import { TransferDetails, type TransferInstructions } from './transfer-details.tsx';

const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PaymentMethodUnavailableError';

function Loading() {
  const { t } = useI18n(bankTransferTexts);
  return (
    <>
      <span className="q-visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton shape="block" />
    </>
  );
}

/** Shows where a bank transfer for the invoice goes. In sandbox mode, transfers can be simulated. */
export function TransferPanel(props: PaymentPanelProps) {
  const { _id: invoiceId, finalAmount, senderDisplayName: seller } = props.invoice;
  const { t } = useI18n(bankTransferTexts);
  const client = useClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount is due, such as after a late fee
  const resource = useMemo(
    () =>
      createResource<TransferInstructions>((signal) =>
        client.request(getTransferInstructions, { params: { id: invoiceId } }, { signal }),
      ),
    [client, invoiceId, finalAmount],
  );
  const state = useResourceState(resource);
  return (
    <div className="q-payment-stack" aria-busy={state.status === 'loading'}>
      {state.status === 'loading' && <Loading />}
      {state.status === 'failed' && isUnavailable(state.error) && (
        <p className="q-muted">{t('unavailable', { seller })}</p>
      )}
      {state.status === 'failed' && !isUnavailable(state.error) && (
        <ErrorState title={t('failed')} onRetry={() => void resource.refresh()} />
      )}
      {state.status === 'ready' && (
        <>
          <p className="q-muted">{t('intro', { seller })}</p>
          <TransferDetails instructions={state.data} />
          <SandboxTransfer {...props} />
        </>
      )}
    </div>
  );
}
