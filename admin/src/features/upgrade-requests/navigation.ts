import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { upgradeRequestsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/upgrade-requests',
    label: (i18n) => i18n.t(upgradeRequestsNavigationTexts, 'label'),
    icon: icons.inboxIcon,
    order: 60,
  },
];
