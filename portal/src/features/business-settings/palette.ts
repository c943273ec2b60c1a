import { listMembers, mayMake } from '@quittance/sdk/client';
import { icons } from '@quittance/widgets/kit';
import type { PalettePage } from '../../palette/palette-page.ts';
import { businessSettingsTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage[] = [
  {
    to: '/business-settings/account-permissions',
    label: (i18n) => i18n.t(businessSettingsTexts, 'pages.account-permissions'),
    icon: icons.usersIcon,
    isShownTo: (user) => mayMake(listMembers, user),
  },
  {
    to: '/business-settings/other-businesses',
    label: (i18n) => i18n.t(businessSettingsTexts, 'pages.other-businesses'),
    icon: icons.buildingIcon,
  },
];
