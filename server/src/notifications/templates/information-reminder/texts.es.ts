import type { Spanish } from '@quittance/sdk/i18n';
import type { informationReminderTexts } from './texts.en.ts';

export const spanish: Spanish<typeof informationReminderTexts> = {
  verification: {
    subject: 'Recordatorio: necesitamos más información sobre {{organizationName}}',
    text: 'No podemos continuar la revisión de {{organizationName}} sin su respuesta. El {{date}} le preguntamos:',
  },
  transaction: {
    subject: 'Recordatorio: necesitamos más información sobre una operación de {{organizationName}}',
    text: 'Una operación de {{organizationName}} espera su respuesta. El {{date}} le preguntamos:',
  },
  heading: 'Esperamos su respuesta',
  amount: 'Importe',
  answer: 'Responder',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
