import { useEffect, useLayoutEffect, useRef } from 'react';

/** The document and every shadow root around a node. */
function rootsOf(node: Node): Node[] {
  const root = node.getRootNode();
  return 'host' in root ? [root, ...rootsOf((root as ShadowRoot).host)] : [root];
}

/**
 * Makes a dialog modal again after a move in the page, which leaves it open but takes it out of the top layer: no
 * backdrop, Escape without effect, the page behind it active.
 * @returns stops watching
 */
function keepModal(dialog: HTMLDialogElement): () => void {
  let focused: EventTarget | null = null;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  const restore = () => {
    if (!dialog.isConnected || !dialog.open || dialog.matches(':modal')) return;
    const before = focused as HTMLElement | null;
    // Not by close(), which would move the focus.
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
 * Shows a dialog above everything while it is mounted, and gives the focus back afterwards.
 * @param title the focus moves along when it changes: the dialog has gone on to its next step
 */
export function useModalDialog(title: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // With the layout, not after the paint: until it is shown, Escape and Tab belong to the page below.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = (element?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    // A React tree in strict mode runs this twice; showModal() on an open dialog throws.
    if (element && !element.open) element.showModal();
    const stopWatching = element && keepModal(element);
    // The browser focuses what comes first, which is the way out; React keeps `autofocus` from it.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      stopWatching?.();
      element?.close();
      // The browser gives the focus back too, but not when it was inside a frame that goes away with the dialog; hence
      // once more, when the frame has gone.
      // By its method and not its class, which another window's element doesn't have.
      queueMicrotask(() => (opener as Partial<HTMLElement> | null | undefined)?.focus?.());
    };
  }, []);

  // So that the step is read out and Tab begins there.
  const lastTitle = useRef(title);
  useEffect(() => {
    if (lastTitle.current !== title) {
      (dialog.current?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    }
    lastTitle.current = title;
  }, [title]);
  return { dialog, heading };
}
