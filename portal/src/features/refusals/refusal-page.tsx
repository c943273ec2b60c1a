import { PlainFrame, Refusal, useBrand } from '@quittance/app-shell';
import type { ComponentProps, ReactNode } from 'react';

interface RefusalPageProps extends ComponentProps<typeof Refusal> {
  readonly foot?: ReactNode;
}

/** A refusal without navigation, since the person may not open the screens that it leads to. */
export const RefusalPage = ({ foot, ...props }: RefusalPageProps) => (
  <PlainFrame brand={useBrand()} foot={foot}>
    <Refusal {...props} />
  </PlainFrame>
);
