import type { NavigationEntry } from '@quittance/app-shell';
import { listBankReconciliations, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { bankReconciliationsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/bank-reconciliations',
    label: (i18n) => i18n.t(bankReconciliationsNavigationTexts, 'label'),
    icon: icons.bankIcon,
    order: 67,
    isShownTo: (user) => mayMake(listBankReconciliations, user),
  },
];
