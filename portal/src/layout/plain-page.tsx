import { BrandMark, PlainFrame } from '@quittance/widgets/host';
import type { ReactNode } from 'react';
import { useBrand } from './use-brand.ts';

/** A page of the portal that stands by itself. */
export function PlainPage({ children, foot }: { readonly children: ReactNode; readonly foot?: ReactNode }) {
  const brand = useBrand();
  return (
    <PlainFrame
      brand={
        <span className="app__brand">
          <BrandMark />
          {brand}
        </span>
      }
      foot={foot}
    >
      {children}
    </PlainFrame>
  );
}
