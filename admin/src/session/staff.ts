import type { StaffUser } from '@quittance/sdk/stores';
import { createContext, useContext } from 'react';

const StaffContext = createContext<StaffUser | null>(null);

export const StaffProvider = StaffContext.Provider;

/** Returns the signed-in staff member. @throws Error on a page that opens without a session */
export function useStaff(): StaffUser {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff requires a screen for signed-in staff.');
  return staff;
}
