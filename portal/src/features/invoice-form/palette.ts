import { icons } from '@quittance/widgets/kit';
import { canManageOrganization } from '../../guards/visitor.ts';
import type { PalettePage } from '../../palette/palette-page.ts';
import { invoiceFormTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage[] = [
  {
    to: '/invoices/new/form',
    label: (i18n) => i18n.t(invoiceFormTexts, 'newTitle'),
    icon: icons.plusIcon,
    isShownTo: canManageOrganization,
  },
];
