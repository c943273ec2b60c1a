import type { NavigationEntry } from '@quittance/app-shell';
import { listPaymentExceptions, mayMake } from '@quittance/sdk/client';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { paymentExceptionsNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<StaffUser>[] = [
  {
    to: '/payment-exceptions',
    label: (i18n) => i18n.t(paymentExceptionsNavigationTexts, 'label'),
    icon: icons.alertIcon,
    order: 65,
    isShownTo: (user) => mayMake(listPaymentExceptions, user),
  },
];
