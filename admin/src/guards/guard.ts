import { createGuard } from '@quittance/app-shell';
import type { StaffUser } from '@quittance/sdk/stores';
import { findScreen } from '../find-screen.ts';
import { screensForHeads } from './screens-for-heads.ts';

/** Allows staff whose role opens the screen, and redirects everyone else. */
export const guard = createGuard<StaffUser>({
  findScreen,
  home: '/companies',
  judge(staff, { access, pattern }) {
    if (staff === null) return access === 'signed-in' ? 'sign-in' : 'allow';
    if (access !== 'signed-in') return access === 'signed-out' ? 'destination' : 'allow';
    return screensForHeads.has(pattern) && staff.role !== 'compliance-head' ? { to: '/denied' } : 'allow';
  },
});
