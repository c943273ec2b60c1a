import type { NavigationEntry } from '@quittance/app-shell';
import { listWaitingTransfers, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { heldTransfersNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/transfers',
    label: (i18n) => i18n.t(heldTransfersNavigationTexts, 'label'),
    icon: icons.sendIcon,
    order: 64,
    isShownTo: (user) => mayMake(listWaitingTransfers, user),
  },
];
