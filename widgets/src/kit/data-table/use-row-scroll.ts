import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface RowSizes {
  readonly rowHeight: number;
  readonly headHeight: number;
  /** What is seen of the rows, without the head that stays above them. */
  readonly viewHeight: number;
}

export interface RowScroll extends RowSizes {
  readonly view: RefObject<HTMLDivElement | null>;
  /** By whole rows, so that only a new first row renders anew. */
  readonly scrollTop: number;
  readonly onScroll: () => void;
}

const heightOf = (view: HTMLElement, selector: string): number =>
  view.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** Before anything is measured; enough rows that the first paint fills a screen. */
const assumed: RowSizes = { rowHeight: 46, headHeight: 40, viewHeight: 600 };

/** How far a view of rows is scrolled, and how high they are; the style sheet decides that, by the width at hand. */
export function useRowScroll(hasRows: boolean): RowScroll {
  const view = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState(assumed);
  const [scrollTop, setScrollTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is a row to measure once there are rows
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => {
      const headHeight = heightOf(element, '.q-data-table__head');
      const rowHeight = heightOf(element, '.q-data-table__row') || assumed.rowHeight;
      setSizes({ headHeight, rowHeight, viewHeight: element.clientHeight - headHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasRows]);
  const onScroll = () => {
    const top = view.current?.scrollTop ?? 0;
    setScrollTop(Math.floor(top / sizes.rowHeight) * sizes.rowHeight);
  };
  return { ...sizes, view, scrollTop, onScroll };
}
