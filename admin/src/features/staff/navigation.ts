import type { NavigationEntry } from '@quittance/app-shell';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { staffNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/staff',
    label: (i18n) => i18n.t(staffNavigationTexts, 'staff'),
    icon: icons.usersIcon,
    order: 90,
    isShownTo: ({ role }) => role === 'compliance-head',
  },
];
