import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { accountsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/accounts',
    label: (i18n) => i18n.t(accountsNavigationTexts, 'accounts'),
    icon: icons.walletIcon,
    order: 30,
    covers: ['/accounts'],
  },
];
