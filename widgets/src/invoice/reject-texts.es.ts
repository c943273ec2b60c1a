import type { Spanish } from '@quittance/sdk/i18n';
import type { rejectTexts } from './reject-texts.en.ts';

export const spanish: Spanish<typeof rejectTexts> = {
  action: 'Rechazar esta factura',
  text: 'Avisamos a {{seller}} por correo, y después ya no podrá pagar la factura.',
  reason: 'Motivo',
  keep: 'Conservar la factura',
  submit: 'Rechazar la factura',
  unconfirmed: 'Se perdió la conexión. Inténtelo de nuevo: solo se rechaza una vez.',
  failed: 'No se pudo rechazar la factura. Inténtelo de nuevo.',
};
