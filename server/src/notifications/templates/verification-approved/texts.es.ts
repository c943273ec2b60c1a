import type { Spanish } from '@quittance/sdk/i18n';
import type { verificationApprovedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof verificationApprovedTexts> = {
  subject: '{{organizationName}} está verificada',
  heading: 'Su empresa está verificada',
  text: 'Hemos revisado la solicitud de {{organizationName}} y la hemos aprobado. Ya puede tener y mover dinero.',
  open: 'Abrir sus cuentas',
};
