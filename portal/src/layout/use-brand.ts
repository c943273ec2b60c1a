import { useStore } from '@nanostores/react';
import { usePortal } from '../portal.ts';

/** The brand's name for pages that open without a session; empty until it is known. */
export function useBrand(): string {
  const { publicConstants } = usePortal();
  const known = useStore(publicConstants.$state);
  return known.status === 'ready' ? known.data.brandName : '';
}
