import type { Spanish } from '@quittance/sdk/i18n';
import type { referralInviteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof referralInviteTexts> = {
  subject: '{{organizationName}} le recomienda {{brandName}}',
  heading: '{{organizationName}} le recomienda {{brandName}}',
  recommended:
    '{{organizationName}} usa {{brandName}} para sus facturas y cuentas, y cree que también le conviene a su empresa.',
  signUp: 'Abrir una cuenta',
  expires: 'El enlace funciona hasta el {{expiresOn}}. Es personal: no lo reenvíe.',
  unexpected: '¿No conoce a {{organizationName}}? Ignore este correo o escriba a {{supportEmail}}.',
};
