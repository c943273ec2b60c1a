import type { NavigationEntry } from '@quittance/app-shell';
import { listFxCovers, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { fxCoversNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/fx-covers',
    label: (i18n) => i18n.t(fxCoversNavigationTexts, 'label'),
    icon: icons.refreshIcon,
    order: 68,
    isShownTo: (user) => mayMake(listFxCovers, user),
  },
];
