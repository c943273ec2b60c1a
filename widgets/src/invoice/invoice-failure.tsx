import { ApiError, isSessionLost } from '@quittance/sdk/client';
import { useI18n } from '../kit/base/i18n.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';

interface InvoiceFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a person is told, by the code of the failure. */
function titleKey(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'ExpiredInviteTokenError') return 'linkExpired';
  if (code === 'InvalidInviteTokenError') return 'linkInvalid';
  if (code === 'ServerNotRecognizedError') return 'notConfigured';
  if (isSessionLost(error)) return 'sessionExpired';
  return code === 'NotFoundError' ? 'notFound' : 'loadFailed';
}

/** The invoice could not be loaded. Trying again asks the host for a session too, should that be what is missing. */
export function InvoiceFailure({ error, onRetry }: InvoiceFailureProps) {
  const { t } = useI18n('invoice-head');
  const key = titleKey(error);
  return (
    // What opens nothing opens nothing the next time either.
    <ErrorState title={t(key)} onRetry={/^(link|not)/.test(key) ? undefined : onRetry}>
      {(key === 'sessionExpired' || key === 'notConfigured') && t(`${key}Hint`)}
    </ErrorState>
  );
}
