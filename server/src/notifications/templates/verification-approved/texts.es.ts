import type { Spanish } from '@quittance/sdk/i18n';
import type { verificationApprovedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof verificationApprovedTexts> = {
  subject: '{{organizationName}} está verificada',
  heading: 'Su empresa está verificada',
  text: 'Hemos revisado la solicitud de {{organizationName}} y la hemos aprobado. Estamos preparando sus cuentas y le escribiremos cuando pueda abrirlas.',
  open: 'Ver sus cuentas',
};
