import { createGuard } from '@quittance/app-shell';
import type { StaffUser } from '@quittance/sdk/stores';
import { findScreen } from '../find-screen.ts';

/** Allows staff, and redirects everyone else to sign-in. */
export const guard = createGuard<StaffUser>({ findScreen, home: '/companies' });
