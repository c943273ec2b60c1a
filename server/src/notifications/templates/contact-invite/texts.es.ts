import type { Spanish } from '@quittance/sdk/i18n';
import type { contactInviteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof contactInviteTexts> = {
  subject: '{{organizationName}} le invita a {{brandName}}',
  heading: '{{organizationName}} le invita',
  invited:
    '{{organizationName}} quiere trabajar con usted en {{brandName}}: envíe facturas, cobre y pague a otras empresas.',
  accept: 'Aceptar la invitación',
  expires: 'El enlace funciona hasta el {{expiresOn}}. Es personal: no lo reenvíe.',
  unexpected: '¿No conoce a {{organizationName}}? Ignore este correo o escriba a {{supportEmail}}.',
};
