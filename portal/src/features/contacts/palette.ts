import { icons } from '@quittance/widgets/kit';
import type { PalettePage } from '../../palette/palette-page.ts';
import { referralsTexts } from './referrals-texts.en.ts';

export const palettePages: readonly PalettePage[] = [
  { to: '/referral-partners', label: (i18n) => i18n.t(referralsTexts, 'title'), icon: icons.usersIcon },
];
