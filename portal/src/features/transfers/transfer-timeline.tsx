import { hasText } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { StatusTimeline } from '../../status-timeline/status-timeline.tsx';
import { transfersTexts } from './texts.en.ts';
import type { Transfer } from './use-transfer-intent.ts';

type Step = Transfer['steps'][number];

const { done, next, risk } = transfersTexts.english;

function useStepText() {
  const { t } = useI18n(transfersTexts);
  return ({ kind, code }: Step): string => {
    if (kind === 'done' && hasText(done, code)) return t(`done.${code}`);
    if (kind === 'next' && hasText(next, code)) return t(`next.${code}`);
    return kind === 'risk' && hasText(risk, code) ? t(`risk.${code}`) : code;
  };
}

/** A transfer that arrived at once has no event for it: its arrival is that of its confirmation. */
const withArrival = ({ steps, state, arrivesAt }: Transfer): readonly Step[] => {
  const isTold = steps.some(({ code }) => code === 'settled' || code === 'contradicted');
  if (state !== 'completed' || isTold || arrivesAt === null) return steps;
  const [happened, ahead] = [steps.filter(({ kind }) => kind === 'done'), steps.filter(({ kind }) => kind !== 'done')];
  return [...happened, { kind: 'done', code: 'settled', at: arrivesAt }, ...ahead];
};

/** Explains the status of a transfer. */
export function TransferTimeline({ transfer }: { readonly transfer: Transfer }) {
  return <StatusTimeline steps={withArrival(transfer)} textOf={useStepText()} />;
}
