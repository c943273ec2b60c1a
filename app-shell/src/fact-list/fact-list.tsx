import { classNames } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import './fact-list.css';

interface FactListProps {
  /** `spread`: words and values at the two sides of a line. `aligned`: each begins on one line down the list. */
  readonly look?: 'spread' | 'aligned' | undefined;
  /** `Fact`s. */
  readonly children: ReactNode;
}

/** What is known of a thing: words and their values, one a line. */
export const FactList = ({ look = 'spread', children }: FactListProps) => (
  <dl className={classNames('facts', `facts--${look}`)}>{children}</dl>
);

interface FactProps {
  readonly term: string;
  /** Shows the value below its word, in the whole width. For the look `aligned`. */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}

/** A word and its value. Leave out a fact that is not known. */
export const Fact = ({ term, isWide, children }: FactProps) => (
  <div className={classNames(isWide && 'facts__wide')}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
