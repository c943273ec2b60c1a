import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a popover in the topmost modal dialog of its root, and else in its own place: what stands beside an open dialog is
 * inert, to the pointer as to screen readers. It is moved, and not drawn anew, so that what it holds lives on when the
 * dialog closes.
 * @param popover the only child of its place, which the runtime never looks into for anything else
 */
export function useTopmostDialog(popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popover.current;
    const home = element?.parentElement;
    if (!element || !home) return;
    const root = home.getRootNode() as Document | ShadowRoot;
    let open: readonly Element[] = [];
    const follow = () => {
      const modal = [...root.querySelectorAll('dialog:modal')];
      // Those that have opened since are the topmost, wherever they stand in the page.
      open = [...open.filter((dialog) => modal.includes(dialog)), ...modal.filter((dialog) => !open.includes(dialog))];
      const place = open.at(-1) ?? home;
      if (element.parentElement !== place) place.append(element);
      if (!element.matches(':popover-open')) element.showPopover();
    };
    follow();
    const changes = new MutationObserver(follow);
    changes.observe(root, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => {
      changes.disconnect();
      home.append(element);
    };
  }, [popover]);
}
