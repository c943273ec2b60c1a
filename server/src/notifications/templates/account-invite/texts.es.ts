import type { Spanish } from '@quittance/sdk/i18n';
import type { accountInviteTexts } from './texts.en.ts';

export const spanish: Spanish<typeof accountInviteTexts> = {
  subject: '{{organizationName}} le sugiere una cuenta {{account}}',
  heading: '{{organizationName}} le sugiere una cuenta',
  text: '{{organizationName}} desea operar con usted en {{currency}}. Con una cuenta {{account}} en {{brandName}}, puede pagar y cobrar en {{currency}} sin convertir.',
  open: 'Abrir una cuenta {{account}}',
  unexpected: '¿No conoce a {{organizationName}}? Ignore este correo o escriba a {{supportEmail}}.',
};
