import type { Spanish } from '@quittance/sdk/i18n';
import type { upcomingTexts } from './texts.en.ts';

export const spanish: Spanish<typeof upcomingTexts> = {
  title: 'Todavía no está hecha',
  text: 'Esta página está prevista. Las versiones publicadas muestran aquí la página no encontrada.',
};
