import type { Spanish } from '@quittance/sdk/i18n';
import type { onboardingFeeDueTexts } from './texts.en.ts';

export const spanish: Spanish<typeof onboardingFeeDueTexts> = {
  subject: 'Añada una tarjeta para {{organizationName}}',
  heading: {
    missing: 'Añada una tarjeta para la tarifa de alta',
    refused: 'Su tarjeta se ha rechazado',
    unavailable: 'No hemos podido cobrar en su tarjeta',
  },
  text: {
    missing: '{{organizationName}} está verificada. Añada una tarjeta para la tarifa de alta única de {{amount}}.',
    refused:
      'Su banco rechazó la tarifa de alta de {{amount}} en la tarjeta terminada en {{last4}}. No se ha cobrado nada. Añada otra tarjeta.',
    unavailable:
      'Hemos intentado varias veces cobrar la tarifa de alta de {{amount}} en la tarjeta terminada en {{last4}}, sin respuesta. No se ha cobrado nada. Añada su tarjeta de nuevo, u otra.',
  },
  open: 'Añadir una tarjeta',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
