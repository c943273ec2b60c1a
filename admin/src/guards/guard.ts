import { createGuard } from '@quittance/app-shell';
import type { StaffUser } from '@quittance/sdk/stores';
import { findScreen } from '../find-screen.ts';
import { navigation } from '../navigation.ts';

/** Whether the navigation shows the screen to the staff member; it hides only those that the role may not open. */
const isOpenTo = (staff: StaffUser, pattern: string): boolean =>
  navigation.find(({ to }) => to === pattern)?.isShownTo?.(staff) ?? true;

/** Allows staff whose role opens the screen, and redirects everyone else. */
export const guard = createGuard<StaffUser>({
  findScreen,
  home: '/new-accounts/signups',
  judge(staff, { access, pattern }) {
    if (staff === null) return access === 'signed-in' ? 'sign-in' : 'allow';
    if (access !== 'signed-in') return access === 'signed-out' ? 'destination' : 'allow';
    return isOpenTo(staff, pattern) ? 'allow' : { to: '/denied' };
  },
});
