/** Whether a click is for the row, and not for a link, a button or selected text inside it. */
export function isOwnClick(event: { readonly target: EventTarget | null }): boolean {
  const element = event.target instanceof Element ? event.target : null;
  return element?.closest('a, button, input, select, label') === null && !getSelection()?.toString();
}
