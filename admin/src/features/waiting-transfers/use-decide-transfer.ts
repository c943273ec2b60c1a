import { decideTransfer, decideWithdrawal, moveTransferAgain } from '@quittance/sdk/client';
import { holdDecisions, withdrawalDecisions } from '@quittance/sdk/rules';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { useDecision } from '../../decisions/use-decision.ts';
import { waitingTransfersTexts } from './texts.en.ts';

/**
 * Returns a function that sends a decision about a transfer.
 * @param onChanged called once the record on screen is out of date, by this decision or by somebody else's
 */
export function useDecideTransfer(transferId: string, onChanged: () => void) {
  const { t } = useI18n(waitingTransfersTexts);
  const client = useClient();
  return useDecision({
    changedCode: 'TransferStateError',
    texts: { decided: t('decided'), changed: t('changed') },
    onChanged,
    async send(chosen, reason, options) {
      const hold = holdDecisions.find((each) => each === chosen);
      if (chosen === 'move-again') await client.request(moveTransferAgain, { body: { transferId } }, options);
      const withdrawal = withdrawalDecisions.find((each) => each === chosen);
      if (hold)
        await client.request(
          decideTransfer,
          { body: { transferId, decision: hold, ...(reason && { reason }) } },
          options,
        );
      else if (withdrawal) {
        await client.request(
          decideWithdrawal,
          { body: { transferId, decision: withdrawal, ...(reason && { reason }) } },
          options,
        );
      }
    },
  });
}
