import { useErrorText } from '@quittance/app-shell';
import { newIdempotencyKey, simulateDepositDecision, simulateRecall } from '@quittance/sdk/client';
import type { DepositDecision } from '@quittance/sdk/rules';
import { Button, InfoBox, Inline, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import type { Deposit } from './deposit.ts';
import { depositsTexts } from './texts.en.ts';

type Event = DepositDecision | 'recall';

interface SandboxDecisionsProps {
  readonly deposit: Deposit;
  readonly onDone: () => void;
}

/** Takes the decisions of staff, or of the sender's bank, to try a deposit out. Sandbox mode only. */
export function SandboxDecisions({ deposit, onDone }: SandboxDecisionsProps) {
  const { t } = useI18n(depositsTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const [pending, setPending] = useState<Event | null>(null);
  const { depositId, decisions, canBeRecalled } = deposit;
  const cause = async (event: Event) => {
    const options = { idempotencyKey: newIdempotencyKey() };
    setPending(event);
    try {
      if (event === 'recall') await client.request(simulateRecall, { body: { depositId } }, options);
      else await client.request(simulateDepositDecision, { body: { depositId, decision: event } }, options);
      toasts.show('success', t('sandbox.done'));
    } catch (error) {
      toasts.show('error', errorText(error));
    }
    setPending(null);
    onDone();
  };
  const events: readonly Event[] = canBeRecalled ? [...decisions, 'recall'] : decisions;
  if (events.length === 0) return null;
  return (
    <InfoBox title={t('sandbox.title')}>
      <Stack>
        <p>{t('sandbox.text')}</p>
        <Inline>
          {events.map((event) => (
            <Button
              key={event}
              size="small"
              pending={pending === event}
              disabled={pending !== null}
              onClick={() => void cause(event)}
            >
              {t(`sandbox.${event}`)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </InfoBox>
  );
}
