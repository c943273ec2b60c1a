import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { PageHistory } from './page-history.ts';
import { usePagePlace } from './use-page-history.ts';

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path within the app. */
  readonly to: string;
  /** Replaces the current address, so that going back skips it: for filters and tabs. */
  readonly replace?: boolean | undefined;
  /** State for the new address in the history; lost on reload. */
  readonly state?: unknown;
}

/** Whether the browser should handle the link: new tab, download, or prevented. */
const isBrowsersOwn = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Opens an address like a link does. Adds no history entry for the current address, or for one that is already opening
 * since the first press of a double click.
 */
export function openAddress(history: PageHistory, to: string, state?: unknown): void {
  const { pathname, search } = history.location;
  if (to === pathname + search) history.replace(to, state);
  else history.push(to, state);
}

/**
 * A link to another screen.
 * @throws Error outside a PagePlaceProvider
 */
export function PageLink({ to, replace = false, state, onClick, ...rest }: PageLinkProps) {
  const { history } = usePagePlace();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isBrowsersOwn(event)) return;
    event.preventDefault();
    if (replace) history.replace(to, state);
    else openAddress(history, to, state);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
