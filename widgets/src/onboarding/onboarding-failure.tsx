import { useI18n } from '../kit/base/i18n.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { canRetry, failureKey } from '../widget/failure-key.ts';
import { onboardingTexts } from './texts.en.ts';

interface OnboardingFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Error state of a verification that could not be loaded. A retry also asks the host for a new session. */
export function OnboardingFailure({ error, onRetry }: OnboardingFailureProps) {
  const { t } = useI18n(onboardingTexts);
  const key = failureKey(error);
  return (
    <ErrorState title={t(`failure.${key}`)} onRetry={canRetry(key) ? onRetry : undefined}>
      {key !== 'loadFailed' && t(`failure.${key}Hint`)}
    </ErrorState>
  );
}
