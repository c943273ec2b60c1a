import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  readonly title?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
  /** No padding round the body: a table reaches to the edges. */
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

/** Steps of a quarter rem. */
type Gap = 1 | 2 | 3 | 4 | 6 | 8;

/** Things one below the other. */
export function Stack({ gap = 4, children }: { readonly gap?: Gap | undefined; readonly children: ReactNode }) {
  return <div className={`q-stack q-gap-${gap}`}>{children}</div>;
}

interface InlineProps {
  readonly gap?: Gap | undefined;
  readonly justify?: 'between' | 'end' | undefined;
  readonly children: ReactNode;
}

/** Things side by side, wrapping when there is no room. */
export function Inline({ gap = 3, justify, children }: InlineProps) {
  return <div className={classNames('q-inline', `q-gap-${gap}`, justify && `q-inline--${justify}`)}>{children}</div>;
}
