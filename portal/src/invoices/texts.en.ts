import { defineTexts } from '@quittance/sdk/i18n';

/** Invoices and drafts, as several features of the portal show them. */
export const invoicesTexts = defineTexts('portal-invoices', {
  noNumber: 'Draft',
  recipient: 'Buyer',
  due: 'Due',
  readOnly: 'Your role lets you see invoices, not create or send them. Ask the account owner for manager access.',
  scheduled: {
    delete: 'Delete invoice',
    deleteTitle: 'Delete this scheduled invoice?',
    deleteText: 'It won’t be sent, and you can’t restore it.',
    keep: 'Keep invoice',
    deleted: 'Invoice deleted.',
  },
  draft: {
    actions: 'Actions',
    actionsOf: 'Actions for {{name}}',
    edit: 'Edit draft',
    delete: 'Delete draft',
    deleteTitle: 'Delete this draft?',
    deleteText: 'You can’t restore a deleted draft.',
    keep: 'Keep draft',
    deleted: 'Draft deleted.',
    noBuyer: 'No buyer yet',
  },
});
