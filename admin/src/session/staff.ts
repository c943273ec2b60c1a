import { createRequiredContext } from '@quittance/app-shell';
import type { StaffUser } from '@quittance/sdk/stores';

/** Provides and reads the signed-in staff member. `useStaff` throws an Error on a page without a session. */
export const [StaffProvider, useStaff] = createRequiredContext<StaffUser>(
  'useStaff requires a screen for signed-in staff.',
);
