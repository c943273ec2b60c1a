import { useErrorText } from '@quittance/app-shell';
import { newIdempotencyKey, simulateTransferDecision } from '@quittance/sdk/client';
import type { TransferDecision } from '@quittance/sdk/rules';
import { Button, InfoBox, Inline, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { transfersTexts } from './texts.en.ts';
import type { Transfer } from './use-transfer-intent.ts';

interface SandboxDecisionsProps {
  readonly transfer: Transfer;
  readonly onDone: () => void;
}

/** Takes the decisions of staff, to try a transfer out. Sandbox mode only. */
export function SandboxDecisions({ transfer, onDone }: SandboxDecisionsProps) {
  const { t } = useI18n(transfersTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const [pending, setPending] = useState<TransferDecision | null>(null);
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
  return (
    <InfoBox title={t('sandbox.title')}>
      <Stack>
        <p>{t('sandbox.text')}</p>
        <Inline>
          {transfer.decisions.map((decision) => (
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
