import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';

interface CardProps {
  readonly title?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
  /** Removes the padding of the body, so that a table reaches to the edges. */
  readonly flush?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Card({ title, actions, children, flush, className }: CardProps) {
  return (
    <section className={classNames('q-card', className)}>
      {(title || actions) && (
        <div className="q-card__head">
          {title && <h2 className="q-card__title">{title}</h2>}
          {actions}
        </div>
      )}
      <div className={classNames('q-card__body', flush && 'q-card__body--flush')}>{children}</div>
    </section>
  );
}
