import { buttonClass } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { useBrandTitle } from '../app/use-brand.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { ScreenTitle } from '../screen.tsx';
import './refusal.css';

interface RefusalProps {
  readonly title: string;
  /** Why nothing is shown. */
  readonly children: ReactNode;
  /** A link elsewhere. */
  readonly action: { readonly to: string; readonly label: string };
}

/** Content of a page that explains why nothing is shown. */
export function Refusal({ title, children, action }: RefusalProps) {
  return (
    <section className="refusal">
      <ScreenTitle brand={useBrandTitle()}>{title}</ScreenTitle>
      <p className="q-muted">{children}</p>
      <PageLink className={buttonClass({ variant: 'primary' })} to={action.to}>
        {action.label}
      </PageLink>
    </section>
  );
}
