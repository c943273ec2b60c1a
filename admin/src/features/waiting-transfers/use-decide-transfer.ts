import { errorCodeOf } from '@quittance/app-shell';
import { ApiError, decideTransfer, decideWithdrawal, newIdempotencyKey } from '@quittance/sdk/client';
import { holdDecisions, withdrawalDecisions } from '@quittance/sdk/rules';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { waitingTransfersTexts } from './texts.en.ts';

const newKeys = (): ReadonlyMap<string, string> =>
  new Map([...holdDecisions, ...withdrawalDecisions].map((decision) => [decision, newIdempotencyKey()]));

/** Whether the server answered, and would repeat this refusal under the same key. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && !error.retryable;

/**
 * Returns a function that sends a decision about a transfer.
 * @param onChanged called once the record on screen is out of date, by this decision or by somebody else's
 */
export function useDecideTransfer(transferId: string, onChanged: () => void): (decision: string) => Promise<void> {
  const { t } = useI18n(waitingTransfersTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  // A second try of a lost answer gets the same one.
  const [keys, setKeys] = useState(newKeys);
  const request = async (chosen: string) => {
    const options = { idempotencyKey: keys.get(chosen) ?? newIdempotencyKey() };
    const hold = holdDecisions.find((each) => each === chosen);
    const withdrawal = withdrawalDecisions.find((each) => each === chosen);
    if (hold) await client.request(decideTransfer, { body: { transferId, decision: hold } }, options);
    else if (withdrawal) {
      await client.request(decideWithdrawal, { body: { transferId, decision: withdrawal } }, options);
    }
  };
  return async (chosen) => {
    try {
      await request(chosen);
      toasts.show('success', t('decided'));
    } catch (error) {
      if (isRefused(error)) setKeys(newKeys());
      if (errorCodeOf(error) !== 'TransferStateError') throw error;
      toasts.show('error', t('changed'));
    }
    onChanged();
  };
}
