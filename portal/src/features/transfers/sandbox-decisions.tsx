import { simulateInformationRequest, simulateTransferDecision } from '@quittance/sdk/client';
import type { TransferDecision } from '@quittance/sdk/rules';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { SandboxActions } from '../../sandbox-actions/sandbox-actions.tsx';
import { transfersTexts } from './texts.en.ts';
import type { Transfer } from './use-transfer-intent.ts';

/** The sandbox's bank gives no payout back to us, so its server refuses a recovery. */
const isSimulated = (decision: TransferDecision): decision is Exclude<TransferDecision, 'recover'> =>
  decision !== 'recover';

interface SandboxDecisionsProps {
  readonly transfer: Transfer;
  readonly onDone: () => void;
}

/** Takes the decisions of staff, to try a transfer out. Sandbox mode only. */
export function SandboxDecisions({ transfer, onDone }: SandboxDecisionsProps) {
  const { t } = useI18n(transfersTexts);
  const client = useClient();
  const { session } = usePortal();
  const transferId = transfer._id;
  const ask = async () => {
    const externalDocumentType = transfer.kind === 'withdrawal' ? 'withdrawal' : 'internal-transfer';
    await client.request(simulateInformationRequest, {
      body: { externalDocumentType, externalDocumentId: transferId },
    });
    await session.reload();
  };
  return (
    <SandboxActions
      title={t('sandbox.title')}
      text={t('sandbox.text')}
      actions={['ask', ...transfer.decisions.filter(isSimulated)] as const}
      label={(action) => t(`sandbox.${action}`)}
      done={(action) => t(action === 'ask' ? 'sandbox.asked' : 'sandbox.decided')}
      question={(action) =>
        action === 'block'
          ? { title: t('sandbox.askBlock'), text: t('sandbox.askBlockText'), cancel: t('sandbox.cancelBlock') }
          : undefined
      }
      act={async (action, options) => {
        if (action === 'ask') await ask();
        else await client.request(simulateTransferDecision, { body: { transferId, decision: action } }, options);
      }}
      onDone={onDone}
    />
  );
}
