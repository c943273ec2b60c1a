import { hasText } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { StatusTimeline } from '../../status-timeline/status-timeline.tsx';
import type { Deposit } from './deposit.ts';
import { depositsTexts } from './texts.en.ts';

const { done, next, risk } = depositsTexts.english;

/** Explains the status of a deposit. */
export function DepositTimeline({ steps }: Pick<Deposit, 'steps'>) {
  const { t } = useI18n(depositsTexts);
  return (
    <StatusTimeline
      steps={steps}
      textOf={({ kind, code }) => {
        if (kind === 'done' && hasText(done, code)) return t(`done.${code}`);
        if (kind === 'next' && hasText(next, code)) return t(`next.${code}`);
        return kind === 'risk' && hasText(risk, code) ? t(`risk.${code}`) : code;
      }}
    />
  );
}
