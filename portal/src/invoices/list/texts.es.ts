import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceListTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceListTexts> = {
  search: 'Buscar facturas',
  searchPlaceholder: 'Número, nombre o resumen',
  currency: 'Moneda',
  allCurrencies: 'Todas las monedas',
  caption: 'Facturas',
  number: 'Factura',
  from: 'De',
  to: 'Para',
  due: 'Vencimiento',
  amount: 'Importe',
  status: 'Estado',
  summary: 'Resumen',
  noMatchTitle: 'Ninguna factura coincide',
  noMatchText: 'Pruebe con otro estado, otra moneda u otra búsqueda.',
};
