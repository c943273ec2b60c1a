import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { PageHistory } from './page-history.ts';
import { usePagePlace } from './use-page-history.ts';

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the app, from its root. */
  readonly to: string;
  /** Takes the place of the address in sight, so that going back skips it: for filters and tabs. */
  readonly replace?: boolean | undefined;
  /** What the history keeps beside the new address; gone after a reload. */
  readonly state?: unknown;
}

/** Whether the browser itself should follow the link: into another tab, as a download, or not at all. */
const isBrowsersOwn = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Goes to an address as a link does. For the address that is open, or is on its way since the first press of a double
 * click, it adds no step to the history.
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
