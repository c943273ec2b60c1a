import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActiveOption } from './use-active-option.ts';

/** By the list's own scrolling alone: `scrollIntoView` would scroll the page behind it too. */
function reveal(list: HTMLElement, option: HTMLElement): void {
  const { offsetTop: top, offsetHeight: height } = option;
  const { scrollTop, clientHeight } = list;
  const isFar = top + height < scrollTop - clientHeight || top > scrollTop + 2 * clientHeight;
  if (isFar) list.scrollTop = top - (clientHeight - height) / 2;
  else if (top < scrollTop) list.scrollTop = top;
  else if (top + height > scrollTop + clientHeight) list.scrollTop = top + height - clientHeight;
}

/** Keeps the option in sight that the keys have reached, and the chosen one when the list opens. */
export function useRevealedOption(active: ActiveOption): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const show = () => {
    const option = scroller.current?.querySelector<HTMLElement>('.q-list-option--active');
    if (scroller.current && option && active.isByKey) reveal(scroller.current, option);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each option that is reached
  useLayoutEffect(show, [active.value]);
  // A dialog is shown only after the layout, and has no heights before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(show, []);
  return scroller;
}
