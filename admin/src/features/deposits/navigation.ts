import type { NavigationEntry } from '@quittance/app-shell';
import { listDeposits, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { staffDepositsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/deposits',
    label: (i18n) => i18n.t(staffDepositsNavigationTexts, 'label'),
    icon: icons.downloadIcon,
    order: 63,
    isShownTo: (user) => mayMake(listDeposits, user),
  },
];
