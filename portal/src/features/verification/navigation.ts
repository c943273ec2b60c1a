import type { NavigationEntry } from '@quittance/app-shell';
import { verificationStateOf } from '@quittance/sdk/rules';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { verificationNavigationTexts } from './navigation-texts.en.ts';

export const navigation: readonly NavigationEntry<CustomerUser>[] = [
  {
    to: '/verify',
    label: (i18n) => i18n.t(verificationNavigationTexts, 'verification'),
    icon: icons.checkCircleIcon,
    order: 5,
    covers: ['/verify', '/in-review', '/onboarding-checkout'],
    isShownTo: (user) => user.company !== null && verificationStateOf(user) !== 'verified',
  },
];
