import type { Spanish } from '@quittance/sdk/i18n';
import type { onboardingFeeDueTexts } from './texts.en.ts';

export const spanish: Spanish<typeof onboardingFeeDueTexts> = {
  subject: 'Añada una tarjeta para {{organizationName}}',
  heading: 'Añada una tarjeta para la tarifa de alta',
  text: '{{organizationName}} está verificada. Añada una tarjeta para la tarifa de alta única de {{amount}}.',
  headingRefused: 'Su tarjeta se ha rechazado',
  textRefused:
    'Su banco rechazó la tarifa de alta de {{amount}} en la tarjeta terminada en {{last4}}. No se ha cobrado nada. Añada otra tarjeta.',
  open: 'Añadir una tarjeta',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
