import { PlainFrame, Refusal, useBrand } from '@quittance/app-shell';
import type { ComponentProps } from 'react';

/** A refusal without navigation, since the person may not open the screens that it leads to. */
export const RefusalPage = (props: ComponentProps<typeof Refusal>) => (
  <PlainFrame brand={useBrand()}>
    <Refusal {...props} />
  </PlainFrame>
);
