import { defineTexts } from '@quittance/sdk/i18n';

/** What companies owe after returned payments. */
export const sellerDebtsTexts = defineTexts('seller-debts', {
  title: 'Debts of sellers',
  lead: 'What companies owe because a bank took back a payment that they had already received and spent.',
  company: 'Company',
  currency: 'Currency',
  owed: 'Owed',
  actions: 'Actions',
  writeOff: 'Write off',
  writeOffOf: 'Write off the {{currency}} debt of {{company}}',
  dialogText: 'A debt that is written off becomes our loss. The company no longer owes it.',
  amount: 'Amount to write off',
  reason: 'Reason',
  reasonHint: 'For the audit trail. The company doesn’t see it.',
  confirm: 'I understand that this can’t be undone.',
  cancel: 'Cancel',
  done: 'Wrote off {{amount}} of {{company}}.',
  emptyTitle: 'No debts',
  emptyText: 'If a bank takes back a payment that its seller has already spent, the rest appears here.',
});
