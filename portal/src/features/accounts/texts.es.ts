import type { Spanish } from '@quittance/sdk/i18n';
import type { accountTexts } from './texts.en.ts';

export const spanish: Spanish<typeof accountTexts> = {
  title: 'Cuentas',
  groups: 'Grupos de cuentas',
  payments: 'Pagos',
  merchant: 'Comercio',
  vault: 'Vault',
  total: 'Total de las cuentas de {{group}}, convertido a USD',
  number: 'N.º',
  notOpened: 'Inactivas ({{number}})',
  guaranteed: 'Fondos garantizados',
  guaranteedHint: 'Facturas pagadas cuyo dinero llega a su saldo en la fecha de vencimiento.',
  outstanding: 'Ingresos pendientes',
  available: 'Saldo en USD',
  funds: 'Sus fondos',
  deposit: 'Simular depósito',
  depositTitle: 'Simular un depósito en {{account}}',
  depositText: 'Solo en pruebas: llega un abono bancario como si lo hubiera enviado un cliente.',
  depositAmount: 'Importe',
  depositSubmit: 'Depositar',
  deposited: 'Se agregaron {{amount}} a su cuenta en {{account}}.',
  depositRange: 'Escriba un importe mayor que 0 y de {{max}} como máximo.',
  emptyTitle: 'Aún no hay cuentas aquí',
  emptyText: 'Las cuentas de este grupo aparecen en cuanto se abren para su empresa.',
  emptyAction: 'Ver cuentas de pagos',
  currencyName: { CNH: 'yuan chino (extracontinental)' },
  lockedReason: {
    not_started: 'Requiere una verificación adicional.',
    denied: 'No se aprobó para su empresa.',
    ineligible: 'No está disponible para su empresa.',
  },
};
