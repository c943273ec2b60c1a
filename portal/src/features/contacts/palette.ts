import type { PalettePage } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { referralsTexts } from './referrals-texts.en.ts';

export const palettePages: readonly PalettePage<CustomerUser>[] = [
  { to: '/referral-partners', label: (i18n) => i18n.t(referralsTexts, 'title'), icon: icons.usersIcon },
];
