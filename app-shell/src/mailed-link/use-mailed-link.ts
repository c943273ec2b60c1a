import { safeStorage } from '@quittance/sdk/stores';
import { useLayoutEffect, useState } from 'react';
import { usePagePlace } from '../navigation/use-page-history.ts';
import { createMailedLink, linkValueIn, queryWithout } from './mailed-link.ts';

/** The mailed link that this tab opened last. */
export const mailedLink = createMailedLink(safeStorage(() => sessionStorage));

/**
 * Returns a value of the mailed link that opened this page, and removes it from the address: addresses are shown, shared and
 * stored in the browser's history. The tab keeps it, also for a reload.
 * @param name of the value in the fragment
 * @returns an empty string for an incomplete link
 */
export function useMailedLink(name = 'token'): string {
  const { history, location } = usePagePlace();
  const { pathname, search } = location;
  const opened = linkValueIn(location, name);
  const [value, setValue] = useState(() => opened ?? mailedLink.read(pathname) ?? '');
  // Another link was opened in this tab.
  if (opened !== null && opened !== value) setValue(opened);
  useLayoutEffect(() => {
    if (opened === null) return;
    mailedLink.keep(pathname, opened);
    history.replace({ pathname, search: queryWithout(search, name) });
  }, [history, name, opened, pathname, search]);
  return opened ?? value;
}
