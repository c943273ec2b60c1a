import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceActionsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceActionsTexts> = {
  actions: 'Acciones',
  guaranteed: 'Facturas garantizadas',
  archive: 'Archivar',
  archived: 'Las facturas archivadas están en el Registro.',
  unconfirmed: 'Se perdió la conexión. Inténtelo de nuevo: se hace una sola vez.',
  archiveFailed: 'No se puede archivar la factura. Inténtelo más tarde.',
  markPaid: {
    action: 'Marcar como pagada externamente',
    title: 'Marcar como pagada externamente',
    text: 'La factura pasa al Registro del vendedor y del comprador.',
    on: 'Marcada el',
    by: 'Marcada como pagada por',
    cancel: 'Dejarlo',
    submit: 'Marcar como pagada',
    done: 'Esta factura se marcó como pagada externamente.',
  },
  cancel: {
    action: 'Cancelar y avisar',
    title: '¿Cancelar esta factura?',
    text: 'Avisamos a {{buyer}} por correo. La factura deja el panel del comprador y pasa al Registro de ambas empresas.',
    reason: 'Motivo',
    'payment-not-owed': 'El pago no se debe',
    'incorrect-invoice': 'La factura es incorrecta',
    'custom-message': 'Otro motivo',
    message: 'Mensaje para el comprador',
    keep: 'Conservar la factura',
    submit: 'Cancelar y avisar',
    done: 'La factura se canceló.',
  },
  reject: {
    action: 'Rechazar',
    title: '¿Rechazar esta factura?',
    text: 'Avisamos a {{seller}} por correo, y ya no podrá pagar la factura.',
    reason: 'Motivo',
    keep: 'Conservar la factura',
    submit: 'Rechazar la factura',
    done: 'La factura se rechazó.',
  },
};
