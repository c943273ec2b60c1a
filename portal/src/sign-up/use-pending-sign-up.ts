import { useMemo } from 'react';
import { usePortal } from '../portal.ts';
import { createPendingSignUp, type PendingSignUpStore } from './pending-sign-up.ts';

/** Returns the store of this tab's sign-up. */
export function usePendingSignUp(): PendingSignUpStore {
  const { tabStorage } = usePortal();
  return useMemo(() => createPendingSignUp(tabStorage), [tabStorage]);
}
