import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { dashboardNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/expenses',
    label: (i18n) => i18n.t(dashboardNavigationTexts, 'expenses'),
    icon: icons.inboxIcon,
    order: 10,
    covers: ['/', '/expenses'],
  },
  {
    to: '/income',
    label: (i18n) => i18n.t(dashboardNavigationTexts, 'income'),
    icon: icons.sendIcon,
    order: 20,
  },
];
