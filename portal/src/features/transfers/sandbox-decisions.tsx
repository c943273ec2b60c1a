import { useErrorText } from '@quittance/app-shell';
import { newIdempotencyKey, simulateInformationRequest, simulateTransferDecision } from '@quittance/sdk/client';
import type { TransferDecision } from '@quittance/sdk/rules';
import { Button, InfoBox, Inline, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { transfersTexts } from './texts.en.ts';
import type { Transfer } from './use-transfer-intent.ts';

/** The sandbox's bank gives no payout back to us, so a recovery would be a difference between it and the ledger. */
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
  const { toasts, session } = usePortal();
  const errorText = useErrorText();
  const [pending, setPending] = useState<TransferDecision | 'ask' | null>(null);
  const decide = async (decision: TransferDecision) => {
    setPending(decision);
    try {
      const body = { transferId: transfer._id, decision };
      await client.request(simulateTransferDecision, { body }, { idempotencyKey: newIdempotencyKey() });
      toasts.show('success', t('sandbox.decided'));
    } catch (error) {
      toasts.show('error', errorText(error));
    }
    setPending(null);
    onDone();
  };
  const ask = async () => {
    setPending('ask');
    try {
      const externalDocumentType = transfer.kind === 'withdrawal' ? 'withdrawal' : 'internal-transfer';
      const body = { externalDocumentType, externalDocumentId: transfer._id } as const;
      await client.request(simulateInformationRequest, { body });
      await session.reload();
      toasts.show('success', t('sandbox.asked'));
    } catch (error) {
      toasts.show('error', errorText(error));
    }
    setPending(null);
  };
  return (
    <InfoBox title={t('sandbox.title')}>
      <Stack>
        <p>{t('sandbox.text')}</p>
        <Inline>
          <Button size="small" pending={pending === 'ask'} disabled={pending !== null} onClick={() => void ask()}>
            {t('sandbox.ask')}
          </Button>
          {transfer.decisions.filter(isSimulated).map((decision) => (
            <Button
              key={decision}
              size="small"
              pending={pending === decision}
              disabled={pending !== null}
              onClick={() => void decide(decision)}
            >
              {t(`sandbox.${decision}`)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </InfoBox>
  );
}
