import type { Spanish } from '@quittance/sdk/i18n';
import type { seriesPausedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof seriesPausedTexts> = {
  subject: 'No se envió su factura periódica a {{buyerName}}',
  heading: 'Una factura periódica está en pausa',
  notSent: 'No pudimos enviar la siguiente factura a {{buyerName}}, que repite la factura {{invoiceNumber}}.',
  next: 'Compruebe que su cuenta en esa moneda está abierta y que su empresa está activa. Después abra la factura y reanúdela.',
};
