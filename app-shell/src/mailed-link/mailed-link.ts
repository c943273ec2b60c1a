import { type KeyValueStorage, storageKeys } from '@quittance/sdk/stores';
import type { PageLocation } from '../navigation/page-history.ts';

/** Reads a value of a mailed link from the fragment, which browsers send to no server. Null without one. */
export function linkValueIn({ hash, search }: Pick<PageLocation, 'hash' | 'search'>, name: string): string | null {
  // Mails of earlier versions have the value in the query.
  return new URLSearchParams(hash.slice(1)).get(name) || new URLSearchParams(search).get(name) || null;
}

/** Returns the query without the value. */
export function queryWithout(search: string, name: string): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  const rest = query.toString().replaceAll(/=(?=&|$)/g, '');
  return rest && `?${rest}`;
}

/** The value of the mailed link that this tab opened last. */
export interface MailedLinkStore {
  /** @param pathname of the page that the link opens */
  read(pathname: string): string | null;
  keep(pathname: string, value: string): void;
  clear(): void;
}

/** Keeps the value in the tab after it was removed from the address, so that the page can be loaded again. */
export const createMailedLink = (storage: KeyValueStorage): MailedLinkStore => ({
  read(pathname) {
    const [page, value] = (storage.getItem(storageKeys.mailedLink) ?? '').split(' ');
    return page === pathname && value ? value : null;
  },
  keep: (pathname, value) => storage.setItem(storageKeys.mailedLink, `${pathname} ${value}`),
  clear: () => storage.removeItem(storageKeys.mailedLink),
});
