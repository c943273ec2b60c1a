import type { NavigationEntry } from '@quittance/app-shell';
import { listWaitingTransfers, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { waitingTransfersNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/transfers',
    label: (i18n) => i18n.t(waitingTransfersNavigationTexts, 'label'),
    icon: icons.sendIcon,
    order: 64,
    isShownTo: (user) => mayMake(listWaitingTransfers, user),
  },
];
