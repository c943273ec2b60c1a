import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { recipientsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/recipients',
    label: (i18n) => i18n.t(recipientsNavigationTexts, 'recipients'),
    icon: icons.bankIcon,
    order: 35,
  },
];
