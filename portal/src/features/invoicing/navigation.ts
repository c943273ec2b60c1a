import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { invoicingNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/invoicing',
    label: (i18n) => i18n.t(invoicingNavigationTexts, 'log'),
    icon: icons.documentIcon,
    order: 25,
  },
];
