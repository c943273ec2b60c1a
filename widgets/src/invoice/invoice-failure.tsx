import { ApiError, isSessionLost } from '@quittance/sdk/client';
import { useI18n } from '../kit/base/i18n.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { invoiceHeadTexts } from './head-texts.en.ts';

interface InvoiceFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Returns the text's key for a failure, by its code. */
function titleKey(error: unknown) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'ExpiredInviteTokenError') return 'linkExpired';
  if (code === 'InvalidInviteTokenError') return 'linkInvalid';
  if (code === 'ServerNotRecognizedError') return 'notConfigured';
  if (isSessionLost(error)) return 'sessionExpired';
  return code === 'NotFoundError' ? 'notFound' : 'loadFailed';
}

/** Error state for an invoice that could not be loaded. A retry also asks the host for a new session. */
export function InvoiceFailure({ error, onRetry }: InvoiceFailureProps) {
  const { t } = useI18n(invoiceHeadTexts);
  const key = titleKey(error);
  return (
    // An invalid link stays invalid, so it gets no retry.
    <ErrorState title={t(key)} onRetry={/^(link|not)/.test(key) ? undefined : onRetry}>
      {(key === 'sessionExpired' || key === 'notConfigured') && t(`${key}Hint`)}
    </ErrorState>
  );
}
