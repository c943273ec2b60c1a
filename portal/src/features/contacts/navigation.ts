import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { contactsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/contacts',
    label: (i18n) => i18n.t(contactsNavigationTexts, 'contacts'),
    icon: icons.usersIcon,
    order: 40,
    covers: ['/contacts', '/referral-partners'],
  },
];
