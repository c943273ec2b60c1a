import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { newAccountsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/new-accounts/signups',
    label: (i18n) => i18n.t(newAccountsNavigationTexts, 'newAccounts'),
    icon: icons.inboxIcon,
    order: 5,
    covers: ['/new-accounts'],
  },
];
