import type { NavigationEntry } from '@quittance/app-shell';
import { listMessages, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { messagesNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/messages',
    label: (i18n) => i18n.t(messagesNavigationTexts, 'label'),
    icon: icons.mailIcon,
    order: 70,
    isShownTo: (user) => mayMake(listMessages, user),
  },
];
