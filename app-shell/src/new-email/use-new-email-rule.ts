import { useStore } from '@nanostores/react';
import type { EmailOptions } from '@quittance/sdk/validation';
import { useApp } from '../app-context/app.ts';

/**
 * Returns the options with which `checkEmail` checks an address that is new, as the server does. Until the public settings
 * are loaded it allows everything, and the server decides.
 */
export function useNewEmailRule(): Pick<EmailOptions, 'plusOnlyAt'> {
  const known = useStore(useApp().publicConstants.$state);
  return known.status === 'ready' ? { plusOnlyAt: known.data.plusAddressesOnlyAt } : {};
}
