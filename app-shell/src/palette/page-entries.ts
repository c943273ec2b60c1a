import type { I18n } from '@quittance/sdk/i18n';
import type { NavigationEntry } from '../navigation/navigation-entry.ts';
import type { PaletteEntry } from './palette.ts';

/** A page that a palette finds besides those of the navigation, as its feature declares it in `palette.ts`. */
export type PalettePage<User> = Pick<NavigationEntry<User>, 'to' | 'label' | 'icon' | 'isShownTo'>;

/**
 * Returns the entries of the pages that are shown to a person.
 * @param group heading above them
 */
export const pageEntries = <User>(
  pages: readonly PalettePage<User>[],
  user: User,
  i18n: Pick<I18n, 't'>,
  group: string,
): readonly PaletteEntry[] =>
  pages
    .filter(({ isShownTo }) => isShownTo?.(user) ?? true)
    .map(({ to, label, icon }) => ({ id: to, to, label: label(i18n), icon, group }));
