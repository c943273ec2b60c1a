import type { Spanish } from '@quittance/sdk/i18n';
import type { planChargeUnpaidTexts } from './texts.en.ts';

export const spanish: Spanish<typeof planChargeUnpaidTexts> = {
  subject: 'No se pudo cobrar su plan',
  heading: 'Añada dinero para pagar su plan',
  text: 'El saldo en dólares de {{organizationName}} no cubre este mes de su plan: {{amount}}. Añada dinero y lo intentaremos de nuevo mañana. Mientras tanto, su plan sigue activo.',
  addMoney: 'Añadir dinero',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
