import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a popover inside the topmost modal dialog of its root, because everything outside an open dialog is inert, for
 * the pointer and for screen readers. Without a dialog it is in its own place. The element is moved, not rendered
 * again, so that it keeps its state when the dialog closes.
 * @param popover the only child of its parent, so that the runtime doesn't miss it
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
      // Newly opened dialogs are the topmost, wherever they are in the page.
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
