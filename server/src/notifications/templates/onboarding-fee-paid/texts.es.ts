import type { Spanish } from '@quittance/sdk/i18n';
import type { onboardingFeePaidTexts } from './texts.en.ts';

export const spanish: Spanish<typeof onboardingFeePaidTexts> = {
  subject: 'Su pago de {{amount}}',
  heading: 'Su tarifa de alta está pagada',
  text: 'Hemos cobrado la tarifa de alta única de {{amount}} de {{organizationName}} en su tarjeta terminada en {{last4}}.',
  open: 'Ver sus cuentas',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
