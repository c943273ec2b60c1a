import type { PalettePage } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { accountStatementTexts } from '../../account-statement/texts.en.ts';

export const palettePages: readonly PalettePage<CustomerUser>[] = [
  {
    to: '/account-statement',
    label: (i18n) => i18n.t(accountStatementTexts, 'title'),
    icon: icons.documentIcon,
  },
];
