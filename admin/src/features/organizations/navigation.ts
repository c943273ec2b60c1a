import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { organizationsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/companies',
    label: (i18n) => i18n.t(organizationsNavigationTexts, 'companies'),
    icon: icons.buildingIcon,
    order: 10,
  },
];
