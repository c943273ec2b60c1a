import { mayMake, saveDraft } from '@quittance/sdk/client';
import { icons } from '@quittance/widgets/kit';
import type { PalettePage } from '../../palette/palette-page.ts';
import { invoiceFormTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage[] = [
  {
    to: '/invoices/new/form',
    label: (i18n) => i18n.t(invoiceFormTexts, 'newTitle'),
    icon: icons.plusIcon,
    isShownTo: (user) => mayMake(saveDraft, user),
  },
];
