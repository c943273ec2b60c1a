import type { ReactNode } from 'react';
import { useRestoredScroll } from '../navigation/use-restored-scroll.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { ListCard, type ListCardProps } from './list-card.tsx';

interface ListScreenProps<Row> extends Omit<ScreenProps, 'children'>, ListCardProps<Row> {
  /** Between the heading and the list, such as figures that sum it up. */
  readonly children?: ReactNode | undefined;
}

/**
 * A screen that is a list. Its rows come from `usePages`, its filter from `useListFilter`: the address keeps both.
 * @throws Error outside a PagePlaceProvider
 */
export function ListScreen<Row>({ title, lead, brand, actions, above, children, ...card }: ListScreenProps<Row>) {
  useRestoredScroll(card.list.rows !== undefined);
  return (
    <Screen {...{ title, lead, brand, actions, above }}>
      {children}
      <ListCard {...card} />
    </Screen>
  );
}
