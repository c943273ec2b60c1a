import type { NavigationEntry } from '@quittance/app-shell';
import { listStaff, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { staffNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/staff',
    label: (i18n) => i18n.t(staffNavigationTexts, 'staff'),
    icon: icons.usersIcon,
    order: 90,
    isShownTo: (user) => mayMake(listStaff, user),
  },
];
