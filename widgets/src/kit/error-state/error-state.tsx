import type { ReactNode } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { kitTexts } from '../base/texts.en.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { alertIcon } from '../icon/icons.ts';

interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Whether a retry is in progress. */
  readonly pending?: boolean | undefined;
}

/** Says that something failed to load, with a retry button. */
export function ErrorState({ title, children, onRetry, pending }: ErrorStateProps) {
  const { t } = useI18n(kitTexts);
  return (
    <div className="q-state q-state--danger" role="alert">
      <span className="q-state__symbol">
        <Icon shape={alertIcon} />
      </span>
      <p className="q-state__title">{title}</p>
      {children && <div className="q-state__text">{children}</div>}
      {onRetry && (
        <div className="q-state__action">
          <Button onClick={onRetry} pending={pending}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
