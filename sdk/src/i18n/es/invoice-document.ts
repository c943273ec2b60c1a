import type { invoiceDocumentTexts } from '../en/invoice-document.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof invoiceDocumentTexts> = {
  title: 'Factura',
  preview: 'vista previa',
  from: 'De',
  billTo: 'Facturar a',
  verified: 'Empresa verificada',
  fact: {
    dateOfIssue: 'Fecha de emisión',
    dateDue: 'Fecha de vencimiento',
    number: 'Número de factura',
    transaction: 'ID de transacción',
    summary: 'Resumen',
  },
  placeholder: {
    dateOfIssue: '(se fija al enviar)',
    number: '(se crea al enviar)',
    transaction: '(se crea al pagar)',
  },
  details: 'Detalles de la factura',
  item: 'Artículo/servicio',
  unitPrice: 'Precio unitario',
  quantity: 'Cant.',
  amount: 'Importe',
  total: {
    subtotal: 'Subtotal',
    fees: 'Comisiones',
    percentFee: '{{name}} ({{percent}})',
    lateFees: 'Recargos por mora',
    discount: 'Descuento',
    due: 'Total a pagar',
    sum: 'Total',
  },
  terms: {
    title: 'Condiciones',
    discount: '{{percent}} de descuento en pagos hasta el {{date}}',
    lateFee: 'Recargo por mora: {{fee}}',
  },
  lateFee: {
    flat: 'recargo único del {{percent}}',
    recurring_one: 'recargo del {{percent}} cada {{count}} día',
    recurring_many: 'recargo del {{percent}} cada {{count}} días',
    recurring_other: 'recargo del {{percent}} cada {{count}} días',
    compound_one: 'interés del {{percent}}, compuesto cada {{count}} día',
    compound_many: 'interés del {{percent}}, compuesto cada {{count}} días',
    compound_other: 'interés del {{percent}}, compuesto cada {{count}} días',
  },
  payment: {
    title: 'Opciones de pago',
    balance: 'Saldo de {{brand}}',
    balanceHow: 'Inicie sesión en {{brand}}, abra esta factura y pague con su saldo en {{currency}}.',
    external: 'Pague directamente al vendedor',
    externalHow: 'Pregunte a {{seller}} cómo pagar.',
    transfer: 'Transferencia bancaria',
    transferHow: 'Abra el enlace del correo de esta factura para ver la cuenta a la que enviar el dinero.',
    bankDebit: 'Cuenta bancaria de EE. UU. (también neobancos)',
    bankDebitHow:
      'Abra el enlace del correo sobre esta factura y conecte su cuenta bancaria. No necesita una cuenta de {{brand}}.',
  },
  page: 'Página {{page}} de {{pages}}',
};
