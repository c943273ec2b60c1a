import { useStore } from '@nanostores/react';
import { isOpenTo } from '../../guards/guard.ts';
import { usePortal } from '../../portal.ts';

/**
 * Whether the portal opens invoices for the visitor; undefined until it is known who that is. A business that must be
 * verified first can still pay by the link.
 */
export function useOpensInvoices(): boolean | undefined {
  const state = useStore(usePortal().session.$session);
  if (state.status === 'unknown') return undefined;
  return state.status === 'signed-in' && isOpenTo(state.user, '/invoices/any');
}
