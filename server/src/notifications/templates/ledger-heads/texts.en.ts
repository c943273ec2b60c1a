import { defineTexts } from '@quittance/sdk/i18n';

/** The current heads of the ledger's chains, for an archive outside the database. */
export const ledgerHeadsTexts = defineTexts('ledger-heads', {
  subject: 'Ledger heads of {{brandName}}',
  heading: 'Current heads of the ledger',
  keep: 'Keep this email unchanged. It proves later that nothing before these heads was changed or deleted.',
});
