import { simulateDepositDecision, simulateRecall } from '@quittance/sdk/client';
import type { DepositDecision } from '@quittance/sdk/rules';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { SandboxActions } from '../../sandbox-actions/sandbox-actions.tsx';
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
  const { depositId, decisions, canBeRecalled } = deposit;
  const events: readonly Event[] = canBeRecalled ? [...decisions, 'recall'] : decisions;
  return (
    <SandboxActions
      title={t('sandbox.title')}
      text={t('sandbox.text')}
      actions={events}
      label={(event) => t(`sandbox.${event}`)}
      done={() => t('sandbox.done')}
      act={async (event, options) => {
        if (event === 'recall') await client.request(simulateRecall, { body: { depositId } }, options);
        else await client.request(simulateDepositDecision, { body: { depositId, decision: event } }, options);
      }}
      onDone={onDone}
    />
  );
}
