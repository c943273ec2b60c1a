import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentMailTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentMailTexts> = {
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
