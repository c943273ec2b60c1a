import { PlainFrame, ScreenTitle, useBrand, useBrandTitle } from '@quittance/app-shell';
import type { ReactNode } from 'react';
import './plain-page.css';

/** A page of one column without navigation. */
export function PlainPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const brandTitle = useBrandTitle();
  return (
    <PlainFrame brand={useBrand()}>
      <section className="plain-page">
        <ScreenTitle brand={brandTitle} key={title}>
          {title}
        </ScreenTitle>
        {children}
      </section>
    </PlainFrame>
  );
}
