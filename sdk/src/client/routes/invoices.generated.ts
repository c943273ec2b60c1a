// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { readFile } from '../read-file.ts';
import { route } from '../route.ts';

/** Moves a finished invoice from the organization’s list to its invoice log. The other party’s list stays. */
export const archiveInvoice = /* @__PURE__ */ route<Contract['archiveInvoice']>({
  method: 'POST',
  path: '/invoices/archive',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Attaches a file, uploaded in the group invoiceAttachment, to an invoice of a verified company. Once a sent invoice has a file, it keeps this one. */
export const attachDocument = /* @__PURE__ */ route<Contract['attachDocument']>({
  method: 'POST',
  path: '/invoices/attach',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Cancels a sent or rejected invoice and mails the buyer why. */
export const cancelInvoice = /* @__PURE__ */ route<Contract['cancelInvoice']>({
  method: 'POST',
  path: '/invoices/cancel',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Pauses, resumes or stops a recurring invoice. Invoices that have gone stay as they are. */
export const changeSeries = /* @__PURE__ */ route<Contract['changeSeries']>({
  method: 'PUT',
  path: '/invoice-series',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Deletes a draft or a scheduled invoice. A sent invoice can only be canceled. */
export const deleteDraft = /* @__PURE__ */ route<Contract['deleteDraft']>({
  method: 'DELETE',
  path: '/invoices/draft/{id}',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** All invoices of a list that match a filter, as a CSV file of any length. */
export const exportInvoices = /* @__PURE__ */ route<Contract['exportInvoices']>({
  method: 'GET',
  path: '/invoices-file',
  access: 'customer',
  timeoutMs: 600000,
  roles: ['owner', 'manager', 'read-only'],
  read: readFile,
});

/** The id of the invoice that a mailed link opens, for the invoice’s seller or buyer. Works for expired and revoked links too. */
export const findLinkedInvoice = /* @__PURE__ */ route<Contract['findLinkedInvoice']>({
  method: 'POST',
  path: '/invoices/find-linked',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The invoice of the invite token or of the embed session. */
export const getInvitedInvoice = /* @__PURE__ */ route<Contract['getInvitedInvoice']>({
  method: 'GET',
  path: '/invoices/get-from-invite',
  access: 'guest',
});

/** One invoice, as the seller or the buyer sees it. */
export const getInvoice = /* @__PURE__ */ route<Contract['getInvoice']>({
  method: 'GET',
  path: '/invoices/{id}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** An invoice as a file, as its seller, its buyer or the holder of a guest link sees it. */
export const getInvoiceDocument = /* @__PURE__ */ route<Contract['getInvoiceDocument']>({
  method: 'GET',
  path: '/invoices/{id}/document',
  access: 'guest',
  timeoutMs: 600000,
  read: readFile,
});

/** The invoice that the organization sent last to an email address, as a model for the next one. */
export const getLastInvoice = /* @__PURE__ */ route<Contract['getLastInvoice']>({
  method: 'GET',
  path: '/invoices/last-to-buyer',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Issued invoices in one currency whose money was reserved before the due date and has been paid out since. */
export const listCompletedGuaranteedInvoices = /* @__PURE__ */ route<Contract['listCompletedGuaranteedInvoices']>({
  method: 'GET',
  path: '/guaranteed-funds/completed',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Invoices that the organization received, latest due date first unless sorted otherwise. */
export const listExpenses = /* @__PURE__ */ route<Contract['listExpenses']>({
  method: 'GET',
  path: '/invoices/expenses',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Issued invoices in one currency whose money is reserved for the organization. */
export const listGuaranteedInvoices = /* @__PURE__ */ route<Contract['listGuaranteedInvoices']>({
  method: 'GET',
  path: '/guaranteed-funds',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The links to an invoice that were mailed, newest first; for its seller. */
export const listGuestLinks = /* @__PURE__ */ route<Contract['listGuestLinks']>({
  method: 'GET',
  path: '/invoices/{id}/guest-links',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Invoices that the organization issued, drafts included, latest due date first unless sorted otherwise. */
export const listIncome = /* @__PURE__ */ route<Contract['listIncome']>({
  method: 'GET',
  path: '/invoices/income',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** What happened to an invoice, oldest first, as far as the viewer’s side may know it. */
export const listInvoiceEvents = /* @__PURE__ */ route<Contract['listInvoiceEvents']>({
  method: 'GET',
  path: '/invoices/{id}/events',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Finished and archived invoices of the organization, latest due date first unless sorted otherwise. */
export const listInvoiceLog = /* @__PURE__ */ route<Contract['listInvoiceLog']>({
  method: 'GET',
  path: '/invoices/log',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Recurring invoices of the organization, newest first. */
export const listSeries = /* @__PURE__ */ route<Contract['listSeries']>({
  method: 'GET',
  path: '/invoice-series',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Closes an open or rejected invoice that was paid outside the product. Seller and buyer may do so. */
export const markPaidExternally = /* @__PURE__ */ route<Contract['markPaidExternally']>({
  method: 'POST',
  path: '/invoices/mark-as-paid-externally',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Changes when reminders of an invoice are sent automatically. They end when it is settled or closed. */
export const planReminders = /* @__PURE__ */ route<Contract['planReminders']>({
  method: 'PUT',
  path: '/invoices/reminders',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** What an attached XML invoice (UBL or CII) says, in words: it is shown as it is, and not checked. */
export const readAttachedInvoice = /* @__PURE__ */ route<Contract['readAttachedInvoice']>({
  method: 'GET',
  path: '/invoices/{id}/attached-invoice',
  access: 'guest',
});

/** Refuses to pay an open invoice and mails the seller why. */
export const rejectInvoice = /* @__PURE__ */ route<Contract['rejectInvoice']>({
  method: 'POST',
  path: '/invoices/reject',
  access: 'guest',
  exactlyOnce: true,
});

/** Mails the buyer of an open invoice a reminder with a new link: once a day. */
export const remindBuyer = /* @__PURE__ */ route<Contract['remindBuyer']>({
  method: 'POST',
  path: '/invoices/remind',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Mails an open invoice to its buyer again, with a new link: up to three times a day. */
export const resendInvoice = /* @__PURE__ */ route<Contract['resendInvoice']>({
  method: 'POST',
  path: '/invoices/resend',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Ends a mailed link to an invoice of the seller. Ending it again changes nothing. */
export const revokeGuestLink = /* @__PURE__ */ route<Contract['revokeGuestLink']>({
  method: 'POST',
  path: '/invoices/revoke-guest-link',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Creates a draft, or replaces the content of one. */
export const saveDraft = /* @__PURE__ */ route<Contract['saveDraft']>({
  method: 'PUT',
  path: '/invoices/draft',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Has a draft sent at the beginning of its sending date. Of a scheduled invoice it changes content or date. */
export const scheduleInvoice = /* @__PURE__ */ route<Contract['scheduleInvoice']>({
  method: 'PUT',
  path: '/invoices/schedule',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Numbers a draft, bills it and mails the buyer a link. */
export const sendInvoice = /* @__PURE__ */ route<Contract['sendInvoice']>({
  method: 'POST',
  path: '/invoices/send',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Makes a scheduled invoice a draft again. */
export const unscheduleInvoice = /* @__PURE__ */ route<Contract['unscheduleInvoice']>({
  method: 'PUT',
  path: '/invoices/unschedule',
  access: 'customer',
  roles: ['owner', 'manager'],
});
