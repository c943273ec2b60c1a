import type { Spanish } from '@quittance/sdk/i18n';
import type { freePlanMissedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof freePlanMissedTexts> = {
  subject: 'No se alcanzó el saldo de {{required}} de su plan',
  heading: 'No se alcanzó el saldo de su plan',
  text: 'El plan gratuito de {{organizationName}} exigía un saldo de {{required}} a más tardar el {{date}}.',
  next: 'Sus cuentas siguen abiertas y puede usarlas como hasta ahora. Añada dinero o elija el plan Premium. Nuestro equipo se pondrá en contacto con usted.',
  balance: 'Su saldo de hoy',
  required: 'Saldo exigido',
  addMoney: 'Añadir dinero',
  premium: 'El plan Premium no exige saldo: {{planLink}}',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
