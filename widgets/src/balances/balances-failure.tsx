import { ApiError, isSessionLost } from '@quittance/sdk/client';
import { useI18n } from '../kit/base/i18n.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { balancesTexts } from './texts.en.ts';

function titleKey(error: unknown) {
  if (isSessionLost(error)) return 'sessionExpired';
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'ServerNotRecognizedError') return 'notConfigured';
  return code === 'ForbiddenError' || code === 'PersonOrCompanyDisabled' ? 'noAccess' : 'loadFailed';
}

interface BalancesFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Error state of accounts that could not be loaded. A retry also asks the host for a new session. */
export function BalancesFailure({ error, onRetry }: BalancesFailureProps) {
  const { t } = useI18n(balancesTexts);
  const key = titleKey(error);
  const canRetry = key === 'sessionExpired' || key === 'loadFailed';
  return (
    <ErrorState title={t(key)} onRetry={canRetry ? onRetry : undefined}>
      {key !== 'loadFailed' && t(`${key}Hint`)}
    </ErrorState>
  );
}
