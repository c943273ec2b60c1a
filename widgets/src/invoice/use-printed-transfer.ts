import { getTransferInstructions } from '@quittance/sdk/client';
import { type DocumentInvoice, type DocumentTransfer, isBankTransferOffered, isOpen } from '@quittance/sdk/rules';
import { createResource } from '@quittance/sdk/stores';
import { useMemo } from 'react';
import { useClient } from '../kit/base/provider.tsx';
import { useResourceState } from '../widget/use-resource-state.ts';

/** An invoice; a preview has no id yet. */
export interface PrintedInvoice extends DocumentInvoice {
  readonly _id?: string | undefined;
}

/**
 * Returns where a bank transfer for an invoice goes; undefined until it is known, and where it can't be paid in this way.
 * Loaded ahead: a browser prints without waiting for an answer.
 */
export function usePrintedTransfer(invoice: PrintedInvoice): DocumentTransfer | undefined {
  const client = useClient();
  const { _id: id } = invoice;
  const isOffered = isOpen(invoice.status) && isBankTransferOffered(invoice);
  const resource = useMemo(
    () =>
      createResource(async (signal) =>
        isOffered && id !== undefined
          ? client.request(getTransferInstructions, { params: { id } }, { signal })
          : undefined,
      ),
    [client, id, isOffered],
  );
  const state = useResourceState(resource);
  if (state.status !== 'ready' || !state.data) return undefined;
  const { holderName, reference, local, swift } = state.data;
  return { holderName, reference, ...(local ?? swift) };
}
