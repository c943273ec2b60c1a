import { brandTitle, PlainFrame, ScreenTitle, useBrand } from '@quittance/app-shell';
import type { ReactNode } from 'react';
import './sign-up.css';

interface SignUpFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of signing up: the title above one column. */
export function SignUpFrame({ title, children }: SignUpFrameProps) {
  const brand = useBrand();
  return (
    <PlainFrame brand={brand}>
      <section className="sign-up">
        <ScreenTitle brand={brandTitle(brand)} key={title}>
          {title}
        </ScreenTitle>
        {children}
      </section>
    </PlainFrame>
  );
}
