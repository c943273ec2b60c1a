import type { Spanish } from '@quittance/sdk/i18n';
import type { depositsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof depositsTexts> = {
  title: 'Depósitos',
  lead: 'Dinero de bancos: recibido, retenido o devuelto.',
  kind: 'Depósito',
  recordTitle: '{{amount}} de {{name}}',
  recordTitleUnnamed: 'Depósito de {{amount}}',

  column: {
    sender: 'De',
    status: 'Estado',
    account: 'Cuenta',
    arrived: 'Recibido',
    amount: 'Importe',
    currency: 'Moneda',
    id: 'ID del depósito',
  },
  senderUnknown: 'Remitente desconocido',

  stateLabel: 'Estado',
  allStates: 'Todos',
  state: {
    unmatched: 'En devolución',
    held: 'Retenido',
    credited: 'Abonado',
    recalled: 'Devuelto al banco',
    applied: 'Usado para pagar una factura',
    refunding: 'En devolución',
    refunded: 'Devuelto',
  },

  emptyTitle: 'Aún no hay depósitos',
  emptyText: 'Aquí aparece el dinero que llega a una de sus cuentas desde un banco.',
  emptyAction: 'Ver cuentas',
  noMatchTitle: 'No hay depósitos con este estado',
  noMatchText: 'Elija otro estado.',

  notFoundTitle: 'No se encontró el depósito',
  notFoundText: 'Este depósito no existe o no es suyo.',
  facts: 'Detalles',
  openAccount: 'Abrir la cuenta',

  done: {
    'deposit-arrived': 'Llegó a nuestro banco',
    'deposit-applied': 'Se usó para pagar la factura de su referencia',
    'deposit-held': 'Retenido mientras lo revisamos',
    'deposit-credited': 'Se añadió a su saldo',
    'deposit-recalled': 'El banco del remitente ha pedido su devolución',
    'deposit-denied': 'No se aceptó tras nuestra revisión. Se devuelve al remitente',
    'deposit-returned': 'Se devolvió al banco del remitente',
    'deposit-refunded': 'Salió de nuestro banco hacia el remitente',
  },
  next: {
    'deposit-match': 'Averiguamos de quién es',
    'deposit-review': 'Terminamos nuestra revisión. Si necesitamos algo de usted, se lo pedimos por correo',
    'deposit-pays-invoice':
      'Paga la factura de su referencia, si entonces está abierta y no cuesta más. El dinero restante se añade a su saldo',
    'deposit-refund': 'Lo enviamos al remitente',
  },
  risk: {
    'deposit-may-be-recalled':
      'El banco del remitente puede pedir que se le devuelva, por ejemplo tras un fraude. Entonces decidimos nosotros.',
    'deposit-may-be-denied': 'Es posible que no lo aceptemos. En ese caso, se devuelve todo al remitente.',
  },

  sandbox: {
    title: 'Entorno de pruebas',
    text: 'Decida como lo haría nuestro personal o el banco del remitente.',
    release: 'Liberar',
    deny: 'Devolver al remitente',
    return: 'Devolver al banco',
    recall: 'Hacer que el banco lo reclame',
    done: 'El depósito ha cambiado.',
  },
};
