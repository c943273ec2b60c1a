import type { StaffUser } from '@quittance/sdk/stores';
import { createContext, useContext } from 'react';

const StaffContext = createContext<StaffUser | null>(null);

export const StaffProvider = StaffContext.Provider;

/** The signed-in staff member. @throws Error on a page that opens without a session */
export function useStaff(): StaffUser {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff needs a screen that only opens for signed-in staff.');
  return staff;
}
