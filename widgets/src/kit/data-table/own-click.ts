/** A click on a link, a button or selected text inside the row is its own. */
export function isOwnClick(event: { readonly target: EventTarget | null }): boolean {
  const element = event.target instanceof Element ? event.target : null;
  return element?.closest('a, button, input, select, label') === null && !getSelection()?.toString();
}
