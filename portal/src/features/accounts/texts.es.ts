import type { Spanish } from '@quittance/sdk/i18n';
import type { accountTexts } from './texts.en.ts';

export const spanish: Spanish<typeof accountTexts> = {
  title: 'Cuentas',
  groups: 'Grupos de cuentas',
  payments: 'Pagos',
  merchant: 'Comercio',
  vault: 'Vault',
  number: 'N.º',
  notOpened: 'Inactivas ({{number}})',
  waitlist: 'Unirse a la lista de espera',
  waiting: 'En la lista de espera',
  joined: 'Le avisaremos cuando se puedan abrir cuentas en {{account}}.',
  openAccount: 'Abrir cuenta',
  open: 'Abrir',
  details: 'Datos',
  invite: 'Invitar a un contacto a abrir una',
  actionsOf: 'Más acciones de {{account}}',
  transfer: 'Transferir',
  convert: 'Convertir',
  emptyTitle: 'Aún no hay cuentas aquí',
  emptyText: 'Las cuentas de este grupo aparecen en cuanto se abren para su empresa.',
  emptyAction: 'Ver cuentas de pagos',
  currencyName: { CNH: 'yuan chino (extracontinental)' },
};
