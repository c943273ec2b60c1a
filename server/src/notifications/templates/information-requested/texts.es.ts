import type { Spanish } from '@quittance/sdk/i18n';
import type { informationRequestedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof informationRequestedTexts> = {
  verification: {
    subject: 'Necesitamos más información sobre {{organizationName}}',
    heading: 'Necesitamos más información',
    text: 'Estamos revisando {{organizationName}} y necesitamos una respuesta suya:',
  },
  transaction: {
    subject: 'Necesitamos más información sobre una operación de {{organizationName}}',
    heading: 'Necesitamos más información sobre una operación',
    text: 'Estamos comprobando una operación de {{organizationName}} y necesitamos una respuesta suya:',
  },
  amount: 'Importe',
  answer: 'Responder',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
