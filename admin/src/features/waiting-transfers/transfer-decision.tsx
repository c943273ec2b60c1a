import { DecisionForm, type DecisionOption } from '@quittance/app-shell';
import { decideTransfer, decideWithdrawal, mayMake, moveTransferAgain } from '@quittance/sdk/client';
import { reasonedDecisions, type StaffTransferDecision, transferReasonLimit } from '@quittance/sdk/rules';
import { Card, Stack, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import { EntryChoice } from './entry-choice.tsx';
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

const questions = {
  block: { title: 'askBlock', text: 'askBlockText' },
  'already-there': { title: 'askThere', text: 'askThereText' },
  'taken-back': { title: 'askBack', text: 'askBackText' },
} as const satisfies Partial<Record<StaffTransferDecision, object>>;

const isAsked = (decision: StaffTransferDecision): decision is keyof typeof questions => decision in questions;

/** States in which the decision is about money between our banks. */
const betweenBanks: ReadonlySet<TransferDetail['state']> = new Set<TransferDetail['state']>([
  'moved_back',
  'moved_twice',
  'completed',
]);

/** What the person may decide about the transfer; says who may if it is somebody else. */
export function TransferDecisionCard({ transfer, onChanged }: TransferDecisionCardProps) {
  const { t } = useI18n(waitingTransfersTexts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { state, unexplainedEntries: entries } = transfer;
  const entryIds = entries.flatMap(({ entryId }) => (chosen.has(entryId) ? [entryId] : []));
  const decide = useDecideTransfer(transfer._id, { entryIds, onChanged });
  const staff = useStaff();
  const isHeld = state === 'on_hold';
  const isBetweenBanks = betweenBanks.has(state);
  const mayDecide = mayMake(isHeld ? decideTransfer : isBetweenBanks ? moveTransferAgain : decideWithdrawal, staff);
  const options = transfer.decisions.map((value): DecisionOption => {
    const question = isAsked(value) ? questions[value] : undefined;
    return {
      value,
      label: t(`decide.${value}`),
      description: t(`decideText.${value}`),
      reason: reasonedDecisions.has(value) ? 'required' : 'none',
      isDangerous: ending.has(value),
      ...(question && { question: { title: t(question.title), text: t(question.text) } }),
    };
  });
  if (options.length === 0) return null;
  return (
    <Card title={t('decision')}>
      {mayDecide ? (
        <Stack>
          {state === 'moved_twice' && <p>{t('twiceText')}</p>}
          {entries.length > 0 && <EntryChoice entries={entries} chosen={chosen} onChange={setChosen} />}
          <DecisionForm
            label={t('choice')}
            options={options}
            maxReasonCharacters={transferReasonLimit}
            onDecide={decide}
          />
        </Stack>
      ) : (
        <p className="q-muted">
          {t(isHeld ? 'complianceDecides' : isBetweenBanks ? 'financeMoves' : 'financeDecides')}
        </p>
      )}
    </Card>
  );
}
