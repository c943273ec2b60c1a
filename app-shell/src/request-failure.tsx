import { EmptyState, ErrorState, icons, useI18n } from '@quittance/widgets/kit';
import { errorCodeOf, useErrorText } from './error-text.ts';

interface RequestFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** By the status too: a proxy before the server has codes of its own. */
const isForbidden = (error: unknown): boolean =>
  errorCodeOf(error) === 'ForbiddenError' ||
  (typeof error === 'object' && error !== null && 'status' in error && error.status === 403);

/** Stands where what was asked of the server did not come: why, and a way to try again unless it would be refused anew. */
export function RequestFailure({ error, onRetry }: RequestFailureProps) {
  const { t } = useI18n('host');
  const errorText = useErrorText();
  if (isForbidden(error)) {
    return (
      <EmptyState title={t('denied.title')} icon={icons.lockIcon}>
        {t('denied.text')}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={t('loadFailed')} onRetry={onRetry}>
      {errorText(error)}
    </ErrorState>
  );
}
