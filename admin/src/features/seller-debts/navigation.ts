import type { NavigationEntry } from '@quittance/app-shell';
import { listSellerDebts, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { sellerDebtsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/seller-debts',
    label: (i18n) => i18n.t(sellerDebtsNavigationTexts, 'label'),
    icon: icons.alertIcon,
    order: 68,
    isShownTo: (user) => mayMake(listSellerDebts, user),
  },
];
