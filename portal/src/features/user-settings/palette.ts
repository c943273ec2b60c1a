import type { PalettePage } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { userSettingsTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage<CustomerUser>[] = [
  {
    to: '/user-settings/user-profile',
    label: (i18n) => i18n.t(userSettingsTexts, 'profile.title'),
    icon: icons.userIcon,
  },
  { to: '/user-settings/security', label: (i18n) => i18n.t(userSettingsTexts, 'security.title'), icon: icons.lockIcon },
];
