import type { PalettePage } from '@quittance/app-shell';
import { mayMake, openAccount } from '@quittance/sdk/client';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { accountsNavigationTexts } from './navigation-texts.en.ts';

export const palettePages: readonly PalettePage<CustomerUser>[] = [
  {
    to: '/accounts/open',
    label: (i18n) => i18n.t(accountsNavigationTexts, 'open'),
    icon: icons.plusIcon,
    isShownTo: (user) => mayMake(openAccount, user),
  },
];
