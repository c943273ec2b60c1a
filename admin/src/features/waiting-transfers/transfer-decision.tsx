import { DecisionForm, type DecisionOption } from '@quittance/app-shell';
import { decideTransfer, decideWithdrawal, mayMake, moveTransferAgain } from '@quittance/sdk/client';
import { reasonedDecisions, type StaffTransferDecision, transferReasonLimit } from '@quittance/sdk/rules';
import { Card, useI18n } from '@quittance/widgets/kit';
import { useStaff } from '../../session/staff.ts';
import { waitingTransfersTexts } from './texts.en.ts';
import { useDecideTransfer } from './use-decide-transfer.ts';
import type { TransferDetail } from './use-waiting-transfers.ts';

interface TransferDecisionCardProps {
  readonly transfer: TransferDetail;
  readonly onChanged: () => void;
}

const ending: ReadonlySet<StaffTransferDecision> = new Set<StaffTransferDecision>([
  'deny',
  'block',
  'reject',
  'charge',
  'absorb',
]);

/** What the person may decide about the transfer; says who may if it is somebody else. */
export function TransferDecisionCard({ transfer, onChanged }: TransferDecisionCardProps) {
  const { t } = useI18n(waitingTransfersTexts);
  const decide = useDecideTransfer(transfer._id, onChanged);
  const staff = useStaff();
  const isHeld = transfer.state === 'on_hold';
  const isBack = transfer.state === 'moved_back';
  const mayDecide = mayMake(isHeld ? decideTransfer : isBack ? moveTransferAgain : decideWithdrawal, staff);
  const options = transfer.decisions.map(
    (value): DecisionOption => ({
      value,
      label: t(`decide.${value}`),
      description: t(`decideText.${value}`),
      reason: reasonedDecisions.has(value) ? 'required' : 'none',
      isDangerous: ending.has(value),
      ...(value === 'block' && { question: { title: t('askBlock'), text: t('askBlockText') } }),
    }),
  );
  if (options.length === 0) return null;
  return (
    <Card title={t('decision')}>
      {mayDecide ? (
        <DecisionForm
          label={t('choice')}
          options={options}
          maxReasonCharacters={transferReasonLimit}
          onDecide={decide}
        />
      ) : (
        <p className="q-muted">{t(isHeld ? 'complianceDecides' : isBack ? 'financeMoves' : 'financeDecides')}</p>
      )}
    </Card>
  );
}
