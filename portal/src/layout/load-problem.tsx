import { useErrorText } from '@quittance/app-shell';
import { Banner, kitTexts, TextButton, useI18n } from '@quittance/widgets/kit';

interface LoadProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown instead of a part that could not be loaded, while the rest of the screen is usable. */
export function LoadProblem({ error, onRetry }: LoadProblemProps) {
  const { t } = useI18n(kitTexts);
  const errorText = useErrorText();
  return (
    <div role="alert">
      <Banner tone="danger" action={<TextButton onClick={onRetry}>{t('tryAgain')}</TextButton>}>
        {errorText(error)}
      </Banner>
    </div>
  );
}
