import { decideTransfer, decideWithdrawal, moveTransferAgain, recordBankMove } from '@quittance/sdk/client';
import { type BankMoveDirection, holdDecisions, withdrawalDecisions } from '@quittance/sdk/rules';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { useDecision } from '../../decisions/use-decision.ts';
import { waitingTransfersTexts } from './texts.en.ts';

const bankMoves: Readonly<Record<string, BankMoveDirection>> = { 'already-there': 'there', 'taken-back': 'back' };

interface DecidingSettings {
  /** Entries of the banks that show what is recorded. */
  readonly entryIds: readonly string[];
  /** Called once the record on screen is out of date, by this decision or by somebody else's. */
  readonly onChanged: () => void;
}

/** Returns a function that sends a decision about a transfer. */
export function useDecideTransfer(transferId: string, { entryIds, onChanged }: DecidingSettings) {
  const { t } = useI18n(waitingTransfersTexts);
  const client = useClient();
  return useDecision({
    changedCodes: ['TransferStateError', 'BankEntryStateError'],
    texts: { decided: t('decided'), changed: t('changed') },
    onChanged,
    async send(chosen, reason, options) {
      const why = { ...(reason && { reason }) };
      const hold = holdDecisions.find((each) => each === chosen);
      const withdrawal = withdrawalDecisions.find((each) => each === chosen);
      const direction = bankMoves[chosen];
      if (chosen === 'move-again') await client.request(moveTransferAgain, { body: { transferId } }, options);
      if (direction) {
        await client.request(
          recordBankMove,
          { body: { transferId, direction, reason, entryIds: [...entryIds] } },
          options,
        );
      }
      if (hold) await client.request(decideTransfer, { body: { transferId, decision: hold, ...why } }, options);
      if (withdrawal) {
        await client.request(decideWithdrawal, { body: { transferId, decision: withdrawal, ...why } }, options);
      }
    },
  });
}
