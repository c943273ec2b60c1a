import type { FailedAct } from '@quittance/sdk/i18n';
import { EmptyState, ErrorState, errorCodeOf, icons, useErrorText, useI18n } from '@quittance/widgets/kit';
import { shellTexts } from './texts.en.ts';

interface RequestFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What the request does, for a sentence where no code says why it failed. */
  readonly act?: FailedAct;
}

/** Checks the status too, since a proxy has other codes. */
const isForbidden = (error: unknown): boolean =>
  errorCodeOf(error) === 'ForbiddenError' ||
  (typeof error === 'object' && error !== null && 'status' in error && error.status === 403);

/** Error state for a failed request: the reason, and a retry unless it would be refused again. */
export function RequestFailure({ error, onRetry, act }: RequestFailureProps) {
  const { t } = useI18n(shellTexts);
  const errorText = useErrorText(act);
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
