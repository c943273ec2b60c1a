import type { Spanish } from '@quittance/sdk/i18n';
import type { progressStepsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof progressStepsTexts> = {
  summary: 'Paso {{number}} de {{count}}',
  next: 'Siguiente: {{name}}',
  done: 'Hecho',
  hasError: 'Requiere atención',
};
