import { ErrorState, useI18n } from '@quittance/widgets/kit';
import { ScreenLoadError } from './load-screen.ts';
import { shellTexts } from './texts.en.ts';

interface ScreenFailureProps {
  readonly error: unknown;
  /** Renders the screen again; if its code is missing, reloads the page instead. */
  readonly onRetry: () => void;
}

/** Error state for a broken screen; the frame around it stays usable. */
export function ScreenFailure({ error, onRetry }: ScreenFailureProps) {
  const { t } = useI18n(shellTexts);
  const isMissingCode = error instanceof ScreenLoadError;
  const kind = isMissingCode ? 'chunkFailed' : 'screenFailed';
  return (
    <ErrorState title={t(`${kind}.title`)} onRetry={isMissingCode ? () => location.reload() : onRetry}>
      <p>{t(`${kind}.text`)}</p>
    </ErrorState>
  );
}
