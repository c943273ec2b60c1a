import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { businessSettingsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/business-settings/business-profile',
    label: (i18n) => i18n.t(businessSettingsNavigationTexts, 'label'),
    icon: icons.buildingIcon,
    order: 90,
    covers: ['/business-settings'],
  },
];
