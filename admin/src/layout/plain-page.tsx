import { BrandMark, PlainFrame } from '@quittance/widgets/host';
import type { ReactNode } from 'react';
import { useBrand } from './use-brand.ts';

/** A page of the back office that stands by itself. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  const brand = useBrand();
  return (
    <PlainFrame
      brand={
        <span className="app__brand">
          <BrandMark />
          {brand}
        </span>
      }
    >
      {children}
    </PlainFrame>
  );
}
