import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface RowSizes {
  readonly rowHeight: number;
  readonly headHeight: number;
  /** Visible height of the rows, without the sticky head. */
  readonly viewHeight: number;
}

export interface RowScroll extends RowSizes {
  readonly view: RefObject<HTMLDivElement | null>;
  /** Rounded to whole rows, so that scrolling within a row doesn't render. */
  readonly scrollTop: number;
  readonly onScroll: () => void;
}

const heightOf = (view: HTMLElement, selector: string): number =>
  view.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** Sizes before anything is measured; with them the first paint fills a screen. */
const assumed: RowSizes = { rowHeight: 46, headHeight: 40, viewHeight: 600 };

/** Tracks the scroll position and the row height, which the style sheet sets by the width of the table. */
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
