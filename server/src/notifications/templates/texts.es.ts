import type { Spanish } from '@quittance/sdk/i18n';
import type { mailTexts } from './texts.en.ts';

export const spanish: Spanish<typeof mailTexts> = {
  invoice: 'Factura',
  amount: 'Importe',
  viewInvoice: 'Ver la factura',
  keepCodeSecret: 'No lo comparta con nadie: {{brandName}} nunca se lo pedirá.',
};
