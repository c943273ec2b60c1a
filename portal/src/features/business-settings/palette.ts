import type { PalettePage } from '@quittance/app-shell';
import { listApiKeys, listMembers, mayMake } from '@quittance/sdk/client';
import type { CustomerUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { businessSettingsTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage<CustomerUser>[] = [
  {
    to: '/business-settings/plan',
    label: (i18n) => i18n.t(businessSettingsTexts, 'pages.plan'),
    icon: icons.coinIcon,
  },
  {
    to: '/business-settings/account-report',
    label: (i18n) => i18n.t(businessSettingsTexts, 'pages.account-report'),
    icon: icons.documentIcon,
  },
  {
    to: '/business-settings/account-permissions',
    label: (i18n) => i18n.t(businessSettingsTexts, 'pages.account-permissions'),
    icon: icons.usersIcon,
    isShownTo: (user) => mayMake(listMembers, user),
  },
  {
    to: '/business-settings/api-keys',
    label: (i18n) => i18n.t(businessSettingsTexts, 'pages.api-keys'),
    icon: icons.lockIcon,
    isShownTo: (user) => mayMake(listApiKeys, user),
  },
  {
    to: '/business-settings/other-businesses',
    label: (i18n) => i18n.t(businessSettingsTexts, 'pages.other-businesses'),
    icon: icons.buildingIcon,
  },
];
