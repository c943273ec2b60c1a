import type { Spanish } from '@quittance/sdk/i18n';
import type { freePlanReminderTexts } from './texts.en.ts';

export const spanish: Spanish<typeof freePlanReminderTexts> = {
  subject: 'Su plan necesita un saldo de {{required}} antes del {{date}}',
  heading: 'Alcance el saldo de su plan',
  text: 'El plan gratuito de {{organizationName}} exige un saldo de {{required}} a más tardar el {{date}}. Cuenta el dinero de todas sus cuentas, en cualquier moneda.',
  balance: 'Su saldo de hoy',
  required: 'Saldo exigido',
  addMoney: 'Añadir dinero',
  premium: 'El plan Premium no exige saldo: {{planLink}}',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
