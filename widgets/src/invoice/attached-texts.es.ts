import type { Spanish } from '@quittance/sdk/i18n';
import type { attachedInvoiceTexts } from './attached-texts.en.ts';

export const spanish: Spanish<typeof attachedInvoiceTexts> = {
  title: 'Factura electrónica adjunta',
  invoice: 'Factura {{number}}',
  creditNote: 'Nota de crédito {{number}}',
  notChecked: 'Esto es lo que dice el archivo adjunto. No lo comparamos con la factura.',
  from: 'De',
  to: 'Facturar a',
  unnamed: 'Sin nombre',
  taxId: 'Identificación fiscal {{taxId}}',
  endpoint: 'Dirección electrónica {{endpoint}}',
  issued: 'Fecha de emisión',
  due: 'Fecha de vencimiento',
  omitted_one: 'Hay {{count}} línea más en el archivo.',
  omitted_many: 'Hay {{count}} de líneas más en el archivo.',
  omitted_other: 'Hay {{count}} líneas más en el archivo.',
  total: {
    lines: 'Suma de las líneas',
    charges: 'Recargos',
    allowances: 'Descuentos',
    withoutTax: 'Total sin impuestos',
    tax: 'Impuestos',
    withTax: 'Total con impuestos',
    prepaid: 'Pagado',
    payable: 'Importe a pagar',
  },
  failed: 'El archivo no se puede mostrar aquí. Descárguelo para leerlo.',
  retry: 'Reintentar',
};
