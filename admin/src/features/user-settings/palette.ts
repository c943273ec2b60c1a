import type { PalettePage } from '@quittance/app-shell';
import type { StaffUser } from '@quittance/sdk/stores';
import { icons } from '@quittance/widgets/kit';
import { staffSettingsTexts } from './texts.en.ts';

export const palettePages: readonly PalettePage<StaffUser>[] = [
  { to: '/user-settings', label: (i18n) => i18n.t(staffSettingsTexts, 'title'), icon: icons.lockIcon },
];
