import { icons } from '@quittance/widgets/kit';
import type { PalettePage } from '../../palette/palette-page.ts';
import { userSettingsTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage[] = [
  {
    to: '/user-settings/user-profile',
    label: (i18n) => i18n.t(userSettingsTexts, 'profile.title'),
    icon: icons.userIcon,
  },
  { to: '/user-settings/security', label: (i18n) => i18n.t(userSettingsTexts, 'security.title'), icon: icons.lockIcon },
];
