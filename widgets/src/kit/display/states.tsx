import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { Icon, type IconShape } from './icon.tsx';
import { alertIcon, inboxIcon } from './icons.ts';

/** Work that is done sooner than this shows no spinner, which would only flicker. */
const SPINNER_DELAY_MS = 1000;

/** A spinner of 40 px that appears after a second. */
export function Spinner({ delayMs = SPINNER_DELAY_MS }: { readonly delayMs?: number | undefined }) {
  const { t } = useI18n('kit');
  const [isDue, setDue] = useState(delayMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <div className="q-loading" role="status">
      {isDue && <span className="q-spinner" />}
      <span className="q-visually-hidden">{t('loading')}</span>
    </div>
  );
}

interface SkeletonProps {
  /** Default a full line. */
  readonly shape?: 'line' | 'short' | 'medium' | 'title' | 'block' | undefined;
}

/** The outline of content on its way; say `aria-busy` on the region that it stands in. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames('q-skeleton', shape !== 'line' && `q-skeleton--${shape}`)} aria-hidden="true" />;
}

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  readonly icon?: IconShape | undefined;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, icon = inboxIcon }: StateProps) {
  return (
    <div className="q-state">
      <span className="q-state__symbol">
        <Icon shape={icon} />
      </span>
      <p className="q-state__title">{title}</p>
      {children && <div className="q-state__text">{children}</div>}
      {action && <div className="q-state__action">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Another try is under way. */
  readonly pending?: boolean | undefined;
}

/** Something could not be loaded, with a way to try again. */
export function ErrorState({ title, children, onRetry, pending }: ErrorStateProps) {
  const { t } = useI18n('kit');
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
