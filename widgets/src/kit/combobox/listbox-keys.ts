import type { SelectOption } from './select-option.ts';

/** The effect of a key on an open list. */
export type ListboxKey = 'ArrowDown' | 'ArrowUp' | 'PageDown' | 'PageUp' | 'Home' | 'End' | 'Enter' | 'Tab' | 'Escape';

const listboxKeys: ReadonlySet<string> = new Set<ListboxKey>([
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'PageUp',
  'Home',
  'End',
  'Enter',
  'Tab',
  'Escape',
]);

interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
}

/**
 * Returns the meaning of a key while the list is open; null for keys of the input.
 * @param isTyping whether something has been typed: before, a space chooses, as in a list without a search
 */
export function listboxKeyOf({ key, altKey }: PressedKey, isTyping: boolean): ListboxKey | null {
  if ((key === ' ' && !isTyping) || (key === 'ArrowUp' && altKey)) return 'Enter';
  return listboxKeys.has(key) ? (key as ListboxKey) : null;
}

/** Options per press of Page Up or Page Down. */
const PAGE_LENGTH = 10;

/**
 * Returns the enabled option to which a key moves. Arrows stop at the ends, so that a person who holds one down notices
 * the end.
 */
export function moveActive(
  options: readonly SelectOption[],
  active: string | undefined,
  key: ListboxKey,
): string | undefined {
  const enabled = options.filter(({ disabled }) => !disabled);
  const last = enabled.length - 1;
  const index = enabled.findIndex(({ value }) => value === active);
  const targets: Partial<Record<ListboxKey, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index < 0 ? last : index - 1,
    PageDown: index + PAGE_LENGTH,
    PageUp: index - PAGE_LENGTH,
    Home: 0,
    End: last,
  };
  const target = targets[key] ?? index;
  return enabled[Math.max(0, Math.min(target, last))]?.value;
}
