import { indexByKey } from '../base/row-keys.ts';

/** Finds the next item that starts with a typed letter, after the focused one. */
function indexByLetter(key: string, index: number, labels: readonly string[]): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = labels.map((_, step) => (index + 1 + step) % labels.length);
  return order.find((at) => labels[at]?.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
}

/** Moves the focus among the enabled items of a menu. @returns whether it handled the key */
export function focusMenuItem(list: HTMLElement, key: string): boolean {
  const items = [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
  const root = list.getRootNode() as Document | ShadowRoot;
  const index = items.indexOf(root.activeElement as HTMLElement);
  const labels = items.map((item) => item.textContent.trim());
  const target = indexByKey(key, index, items.length, ['ArrowDown', 'ArrowUp']) ?? indexByLetter(key, index, labels);
  if (target === undefined) return false;
  items[target]?.focus();
  return true;
}
