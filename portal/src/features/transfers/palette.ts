import type { PalettePage } from '@quittance/app-shell';
import { mayMake, transferMoney } from '@quittance/sdk/client';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { transfersTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage<CustomerUser>[] = [
  {
    to: '/transfer/USD/traditional',
    label: (i18n) => i18n.t(transfersTexts, 'newTitle'),
    icon: icons.arrowRightIcon,
    isShownTo: (user) => mayMake(transferMoney, user),
  },
];
