import { useEffect, useLayoutEffect, useRef } from 'react';

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
    // The browser focuses what comes first, which is the way out; React keeps `autofocus` from it.
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      // The browser gives the focus back too, but not when it was inside a frame that goes away with the dialog; hence
      // once more, when the frame has gone.
      queueMicrotask(() => opener instanceof HTMLElement && opener.focus());
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
