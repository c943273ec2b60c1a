import { useEffect, useLayoutEffect, useRef } from 'react';

/** Returns the document and every shadow root around a node. */
function rootsOf(node: Node): Node[] {
  const root = node.getRootNode();
  return 'host' in root ? [root, ...rootsOf((root as ShadowRoot).host)] : [root];
}

/**
 * Makes a dialog modal again after its element was moved, which leaves it open but out of the top layer: without
 * backdrop, without effect of Escape, and with an active page behind it.
 * @returns stops observing
 */
function keepModal(dialog: HTMLDialogElement): () => void {
  let focused: EventTarget | null = null;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  const restore = () => {
    if (!dialog.isConnected || !dialog.open || dialog.matches(':modal')) return;
    const before = focused as HTMLElement | null;
    // Not `close()`, which would move the focus.
    dialog.open = false;
    dialog.showModal();
    before?.focus();
    watch();
  };
  const changes = new MutationObserver(restore);
  const watch = () => {
    changes.disconnect();
    for (const root of rootsOf(dialog)) changes.observe(root, { childList: true, subtree: true });
  };
  dialog.addEventListener('focusin', noteFocus);
  watch();
  return () => {
    changes.disconnect();
    dialog.removeEventListener('focusin', noteFocus);
  };
}

/**
 * Shows a dialog in the top layer while it is mounted, and returns the focus afterwards.
 * @param title a change of the title means the next step, and moves the focus to the dialog
 */
export function useModalDialog(title: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect: until the dialog is shown, the page below receives Escape and Tab.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    // A React tree in strict mode runs this twice; showModal() on an open dialog throws.
    if (element && !element.open) element.showModal();
    const stopWatching = element && keepModal(element);
    // The browser would focus the first element, which is the close button; React ignores `autofocus` here.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      stopWatching?.();
      element?.close();
      // The browser returns the focus too, but not from a frame that is removed together with the dialog. So this
      // returns it after the removal. By duck typing, because elements of another window have another class.
      queueMicrotask(() => (opener as Partial<HTMLElement> | null | undefined)?.focus?.());
    };
  }, []);

  // Makes screen readers announce the step, and Tab start at it.
  const lastTitle = useRef(title);
  useEffect(() => {
    if (lastTitle.current !== title) {
      (dialog.current?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    }
    lastTitle.current = title;
  }, [title]);
  return { dialog, heading };
}
