import type { Spanish } from '@quittance/sdk/i18n';
import type { staffSettingsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof staffSettingsTexts> = {
  title: 'Ajustes',
  lead: 'Cómo accede al área de administración.',
};
