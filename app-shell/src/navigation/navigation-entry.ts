import type { I18n } from '@quittance/sdk/i18n';
import type { IconShape } from '@quittance/widgets/kit';

/** A link of the app's navigation, as its feature declares it beside its routes. */
export interface NavigationEntry<User = unknown> {
  /** Address that the link opens. */
  readonly to: string;
  readonly label: (i18n: Pick<I18n, 't'>) => string;
  readonly icon: IconShape;
  /** Position: lower numbers first. Leave gaps for later entries. */
  readonly order: number;
  /** Addresses on which the link is marked as current, with those below them. Default: `to`. */
  readonly covers?: readonly string[];
  /** Whether a person sees the link. Default: everyone. Only for navigation: the server checks every call. */
  readonly isShownTo?: (user: User) => boolean;
}

/**
 * Sorts the entries of all features.
 * @throws Error when two entries open the same address
 */
export function createNavigation<User>(entries: readonly NavigationEntry<User>[]): readonly NavigationEntry<User>[] {
  const ordered = entries.toSorted((one, other) => one.order - other.order || (one.to < other.to ? -1 : 1));
  const twice = ordered.find(({ to }, place) => ordered.findIndex((other) => other.to === to) < place);
  if (twice) throw new Error(`Two entries of the navigation open ${twice.to}.`);
  return ordered;
}

/** Returns the entries that a person sees. */
export const navigationFor = <User>(
  entries: readonly NavigationEntry<User>[],
  user: User,
): readonly NavigationEntry<User>[] => entries.filter(({ isShownTo }) => isShownTo?.(user) ?? true);

/** Whether the address belongs to the entry. */
export const isCovered = ({ to, covers = [to] }: NavigationEntry<never>, pathname: string): boolean =>
  covers.some((address) => pathname === address || pathname.startsWith(`${address}/`));
