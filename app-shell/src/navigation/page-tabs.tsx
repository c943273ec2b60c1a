import { useEffect, useRef } from 'react';
import { PageLink } from './page-link.tsx';

interface PageTabsProps {
  /** Label for screen readers. */
  readonly label: string;
  readonly pages: readonly { readonly to: string; readonly label: string; readonly isCurrent: boolean }[];
  /** Whether the back button skips the page that is left. */
  readonly replace?: boolean;
}

/** Links between the pages of one place, in a row that scrolls if it is too long. */
export function PageTabs({ label, pages, replace = false }: PageTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = pages.find(({ isCurrent }) => isCurrent)?.to;
  // A phone shows only some of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which would also scroll the page.
    if (link) row.current?.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav className="q-tabs__list" aria-label={label} ref={row}>
      {pages.map((page) => (
        <PageLink
          key={page.to}
          className="q-tabs__tab"
          to={page.to}
          replace={replace}
          aria-current={page.isCurrent ? 'page' : undefined}
        >
          {page.label}
        </PageLink>
      ))}
    </nav>
  );
}
