import type { PalettePage } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { checkStatementTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage<CustomerUser>[] = [
  {
    to: '/check-statement',
    label: (i18n) => i18n.t(checkStatementTexts, 'title'),
    icon: icons.documentIcon,
  },
];
