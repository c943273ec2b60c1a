import type { PalettePage } from '@quittance/app-shell';
import { addExternalAccount, mayMake } from '@quittance/sdk/client';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { recipientsNavigationTexts } from './navigation-texts.en.ts';

export const palettePages: readonly PalettePage<CustomerUser>[] = [
  {
    to: '/recipients/new',
    label: (i18n) => i18n.t(recipientsNavigationTexts, 'add'),
    icon: icons.plusIcon,
    isShownTo: (user) => mayMake(addExternalAccount, user),
  },
];
