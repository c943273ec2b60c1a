import { defineCall, organizationManagers } from '../kernel/call.ts';
import { informationRequest, invoiceOfRequest } from './shapes.ts';

export const detachInvoiceFromRequest = defineCall({
  method: 'DELETE',
  path: '/verification/attach-invoice-to-RAI',
  summary: 'Removes an invoice from the answer of a request for information, before it is sent.',
  origin: 'ours',
  access: organizationManagers,
  body: invoiceOfRequest,
  output: informationRequest,
  errors: ['NotFoundError', 'InformationRequestClosedError'],
});
