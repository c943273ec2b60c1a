import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { usePagePlace } from './use-page-history.ts';

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the app, from its root. */
  readonly to: string;
  /** Takes the place of the address in sight, so that going back skips it: for filters and tabs. */
  readonly replace?: boolean | undefined;
}

/** Whether the browser itself should follow the link: into another tab, as a download, or not at all. */
const isBrowsersOwn = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link to another screen. react-router's own also prefetches for server-rendered apps, which makes it weigh more than
 * the rest of the router.
 * @throws Error outside a PagePlaceProvider
 */
export function PageLink({ to, replace = false, onClick, ...rest }: PageLinkProps) {
  const { history } = usePagePlace();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isBrowsersOwn(event)) return;
    event.preventDefault();
    // A link to the address in sight shows it anew and adds no step to the history.
    const { pathname, search } = history.location;
    if (replace || to === pathname + search) history.replace(to);
    else history.push(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
