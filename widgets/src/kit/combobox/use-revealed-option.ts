import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActiveOption } from './use-active-option.ts';

/** Scrolls only the list: `scrollIntoView` would also scroll the page. */
function reveal(list: HTMLElement, option: HTMLElement): void {
  const { offsetTop: top, offsetHeight: height } = option;
  const { scrollTop, clientHeight } = list;
  const isFar = top + height < scrollTop - clientHeight || top > scrollTop + 2 * clientHeight;
  if (isFar) list.scrollTop = top - (clientHeight - height) / 2;
  else if (top < scrollTop) list.scrollTop = top;
  else if (top + height > scrollTop + clientHeight) list.scrollTop = top + height - clientHeight;
}

/** Scrolls the list to the active option, and to the chosen one when the list opens. */
export function useRevealedOption(active: ActiveOption): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const show = () => {
    const option = scroller.current?.querySelector<HTMLElement>('.q-list-option--active');
    if (scroller.current && option && active.isByKey) reveal(scroller.current, option);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each option that is reached
  useLayoutEffect(show, [active.value]);
  // A dialog has no heights before the layout is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(show, []);
  return scroller;
}
