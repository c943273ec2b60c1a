import { useMemo } from 'react';
import { usePortal } from '../portal.ts';
import { createProviderTrip, type ProviderTrip } from './provider-trip.ts';

/** Returns the store of the address to open after a provider's sign-in. */
export function useProviderTrip(): ProviderTrip {
  const { tabStorage } = usePortal();
  return useMemo(() => createProviderTrip(tabStorage), [tabStorage]);
}
