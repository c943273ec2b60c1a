import type { PalettePage } from '@quittance/app-shell';
import { mayMake, saveDraft } from '@quittance/sdk/client';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { invoiceFormTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage<CustomerUser>[] = [
  {
    to: '/invoices/new/form',
    label: (i18n) => i18n.t(invoiceFormTexts, 'newTitle'),
    icon: icons.plusIcon,
    isShownTo: (user) => mayMake(saveDraft, user),
  },
];
