import type { Spanish } from '@quittance/sdk/i18n';
import type { sellerDebtsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof sellerDebtsTexts> = {
  title: 'Deudas de vendedores',
  lead: 'Lo que deben las empresas porque un banco revirtió un pago que ya habían recibido y gastado.',
  company: 'Empresa',
  currency: 'Moneda',
  owed: 'Adeudado',
  actions: 'Acciones',
  writeOff: 'Condonar',
  writeOffOf: 'Condonar la deuda en {{currency}} de {{company}}',
  dialogText: 'Una deuda condonada pasa a ser una pérdida nuestra. La empresa deja de deberla.',
  amount: 'Importe que se condona',
  reason: 'Motivo',
  reasonHint: 'Para el registro de auditoría. La empresa no lo ve.',
  confirm: 'Entiendo que esto no se puede deshacer.',
  cancel: 'Cancelar',
  done: 'Se condonaron {{amount}} de {{company}}.',
  emptyTitle: 'No hay deudas',
  emptyText: 'Si un banco revierte un pago que su vendedor ya gastó, el resto aparece aquí.',
};
