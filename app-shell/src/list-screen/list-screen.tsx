import type { ReactNode } from 'react';
import { useRestoredScroll } from '../navigation/use-restored-scroll.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { ListCard, type ListCardProps } from './list-card.tsx';

export interface ListScreenProps<Row> extends Omit<ScreenProps, 'children'>, ListCardProps<Row> {
  /** Content between the heading and the list, such as totals. */
  readonly children?: ReactNode | undefined;
  /** Whether `children` has its final height; a scroll position is restored only then. Default true. */
  readonly isAboveReady?: boolean | undefined;
}

/**
 * A screen with a list. `usePages` provides its rows, `useListFilter` its filter; both are stored in the address.
 * @throws Error outside a PagePlaceProvider
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, lead, brand, actions, above, children, isAboveReady = true, ...card } = props;
  useRestoredScroll(isAboveReady && card.list.rows !== undefined);
  return (
    <Screen {...{ title, lead, brand, actions, above }}>
      {children}
      <ListCard {...card} />
    </Screen>
  );
}
