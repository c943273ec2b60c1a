import type { NavigationEntry } from '@quittance/app-shell';
import { listBlockedMoney, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { blockedMoneyNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/blocked-money',
    label: (i18n) => i18n.t(blockedMoneyNavigationTexts, 'label'),
    icon: icons.lockIcon,
    order: 66,
    isShownTo: (user) => mayMake(listBlockedMoney, user),
  },
];
