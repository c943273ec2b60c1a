import type { NavigationEntry } from '@quittance/app-shell';
import { icons } from '@quittance/widgets/kit';
import { freePlanBalancesNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry[] = [
  {
    to: '/free-plan-balances',
    label: (i18n) => i18n.t(freePlanBalancesNavigationTexts, 'label'),
    icon: icons.walletIcon,
    order: 65,
  },
];
