import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The title of a page. It gets the focus when the page replaces another one, whose button had it, so that screen readers
 * say where the person is.
 */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <h2 ref={title} className="q-onboarding__title" tabIndex={-1}>
      {children}
    </h2>
  );
}
