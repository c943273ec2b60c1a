import { DecisionForm, type DecisionOption } from '@quittance/app-shell';
import { decideTransfer, decideWithdrawal, mayMake } from '@quittance/sdk/client';
import { holdDecisions, type TransferDecision, withdrawalDecisions } from '@quittance/sdk/rules';
import { Card, useClient, useI18n } from '@quittance/widgets/kit';
import { useBackOffice } from '../../back-office.ts';
import { useStaff } from '../../session/staff.ts';
import { heldTransfersTexts } from './texts.en.ts';
import type { TransferDetail } from './use-held-transfers.ts';

interface TransferDecisionCardProps {
  readonly transfer: TransferDetail;
  readonly onDecided: () => void;
}

const ending: ReadonlySet<TransferDecision> = new Set<TransferDecision>(['deny', 'block', 'reject']);

/** What the person may decide about the transfer; says who may if it is somebody else. */
export function TransferDecisionCard({ transfer, onDecided }: TransferDecisionCardProps) {
  const { t } = useI18n(heldTransfersTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const staff = useStaff();
  const isHeld = transfer.state === 'on_hold';
  const mayDecide = mayMake(isHeld ? decideTransfer : decideWithdrawal, staff);
  const options = transfer.decisions.map(
    (value): DecisionOption => ({
      value,
      label: t(`decide.${value}`),
      description: t(`decideText.${value}`),
      reason: 'none',
      isDangerous: ending.has(value),
    }),
  );
  const send = async (chosen: string) => {
    const transferId = transfer._id;
    const hold = holdDecisions.find((each) => each === chosen);
    const withdrawal = withdrawalDecisions.find((each) => each === chosen);
    if (hold) await client.request(decideTransfer, { body: { transferId, decision: hold } });
    else if (withdrawal) await client.request(decideWithdrawal, { body: { transferId, decision: withdrawal } });
    toasts.show('success', t('decided'));
    onDecided();
  };
  if (options.length === 0) return null;
  return (
    <Card title={t('decision')}>
      {mayDecide ? (
        <DecisionForm label={t('choice')} options={options} maxReasonCharacters={0} onDecide={send} />
      ) : (
        <p className="q-muted">{t(isHeld ? 'complianceDecides' : 'financeDecides')}</p>
      )}
    </Card>
  );
}
