import { isSessionLost } from '@quittance/sdk/client';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { kitTexts } from '../kit/base/texts.en.ts';
import { Button } from '../kit/button/button.tsx';

interface RefreshFailureProps {
  readonly error: unknown;
  /** Title for a session that is lost. */
  readonly sessionExpired: string;
  /** What it means for what is shown. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** Says that what is shown could not be loaded again. What is shown and open stays. */
export function RefreshFailure({ error, sessionExpired, children, onRetry }: RefreshFailureProps) {
  const { t } = useI18n(kitTexts);
  return (
    <div role="alert">
      <Banner
        tone="warning"
        title={isSessionLost(error) ? sessionExpired : undefined}
        action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      >
        {children}
      </Banner>
    </div>
  );
}
