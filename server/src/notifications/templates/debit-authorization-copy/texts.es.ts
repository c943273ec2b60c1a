import type { Spanish } from '@quittance/sdk/i18n';
import type { debitAuthorizationCopyTexts } from './texts.en.ts';

export const spanish: Spanish<typeof debitAuthorizationCopyTexts> = {
  subject: 'Copia de su autorización de débito para la factura {{invoiceNumber}}',
  heading: 'Su autorización de débito',
  authorized: 'Ha autorizado un débito en su cuenta bancaria. Conserve esta copia.',
  account: 'Cuenta',
  accepted: 'Aceptada',
  ip: 'Dirección IP',
  unexpected: 'Si no ha autorizado este débito, escríbanos enseguida a {{supportEmail}}.',
};
