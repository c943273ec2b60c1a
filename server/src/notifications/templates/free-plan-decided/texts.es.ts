import type { Spanish } from '@quittance/sdk/i18n';
import type { freePlanDecidedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof freePlanDecidedTexts> = {
  extended: {
    subject: 'Tiene más tiempo para alcanzar el saldo de su plan',
    heading: 'Tiene más tiempo',
    text: '{{organizationName}} tiene hasta el {{date}} para alcanzar el saldo que exige el plan gratuito.',
  },
  waived: {
    subject: 'Su plan ya no exige ningún saldo',
    heading: 'Ya no se exige ningún saldo',
    text: '{{organizationName}} conserva el plan gratuito sin el saldo que este exige.',
  },
  seePlan: 'Ver su plan',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
