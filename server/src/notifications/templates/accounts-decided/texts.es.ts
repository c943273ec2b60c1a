import type { Spanish } from '@quittance/sdk/i18n';
import type { accountsDecidedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof accountsDecidedTexts> = {
  subject: '{{organizationName}} puede abrir sus cuentas',
  subjectNone: 'Sobre las cuentas de {{organizationName}}',
  heading: 'Ya puede abrir sus cuentas',
  headingNone: 'No se puede abrir ninguna cuenta',
  approved: '{{organizationName}} ya puede abrir estas cuentas: {{accounts}}.',
  refused: 'Nuestros bancos colaboradores no le ofrecen estas cuentas: {{accounts}}.',
  open: 'Ver sus cuentas',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
