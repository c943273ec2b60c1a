import type { NavigationEntry } from '@quittance/app-shell';
import { getSystem, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { systemNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/system',
    label: (i18n) => i18n.t(systemNavigationTexts, 'system'),
    icon: icons.shieldIcon,
    order: 95,
    isShownTo: (user) => mayMake(getSystem, user),
  },
];
