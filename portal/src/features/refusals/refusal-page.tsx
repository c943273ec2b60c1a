import { brandTitle, PageLink, PlainFrame, ScreenTitle, useBrand } from '@quittance/app-shell';
import { buttonClass } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';

interface RefusalPageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: { readonly to: string; readonly label: string };
}

/** A page that explains why nothing is shown, with a link elsewhere. */
export function RefusalPage({ title, children, action }: RefusalPageProps) {
  const brand = useBrand();
  return (
    <PlainFrame brand={brand}>
      <section className="refusal">
        <ScreenTitle brand={brandTitle(brand)}>{title}</ScreenTitle>
        <p className="q-muted">{children}</p>
        <PageLink className={buttonClass({ variant: 'primary' })} to={action.to}>
          {action.label}
        </PageLink>
      </section>
    </PlainFrame>
  );
}
