import type { Spanish } from '@quittance/sdk/i18n';
import type { invoicesTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoicesTexts> = {
  noNumber: 'Borrador',
  recipient: 'Comprador',
  due: 'Vence',
  readOnly: 'Su rol permite ver facturas, no crearlas ni enviarlas. Pida acceso de gestor al titular de la cuenta.',
  scheduled: {
    delete: 'Eliminar factura',
    deleteTitle: '¿Eliminar esta factura programada?',
    deleteText: 'No se enviará y no podrá recuperarla.',
    keep: 'Conservar factura',
    deleted: 'Factura eliminada.',
  },
  draft: {
    actions: 'Acciones',
    actionsOf: 'Acciones para {{name}}',
    edit: 'Editar borrador',
    delete: 'Eliminar borrador',
    deleteTitle: '¿Eliminar este borrador?',
    deleteText: 'Un borrador eliminado no se puede recuperar.',
    keep: 'Conservar borrador',
    deleted: 'Borrador eliminado.',
    noBuyer: 'Sin comprador',
  },
};
