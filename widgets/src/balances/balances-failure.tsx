import { useI18n } from '../kit/base/i18n.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { canRetry, failureKey } from '../widget/failure-key.ts';
import { balancesTexts } from './texts.en.ts';

interface BalancesFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Error state of accounts that could not be loaded. A retry also asks the host for a new session. */
export function BalancesFailure({ error, onRetry }: BalancesFailureProps) {
  const { t } = useI18n(balancesTexts);
  const key = failureKey(error);
  return (
    <ErrorState title={t(key)} onRetry={canRetry(key) ? onRetry : undefined}>
      {key !== 'loadFailed' && t(`${key}Hint`)}
    </ErrorState>
  );
}
