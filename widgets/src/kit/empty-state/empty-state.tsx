import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { inboxIcon } from '../icon/icons.ts';

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  readonly icon?: IconShape | undefined;
}

/** Says that there is nothing here yet, and what to do about it. */
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
