import { defineCall, organizationManagers } from '../kernel/call.ts';
import { informationRequest, invoiceOfRequest } from './shapes.ts';

export const attachInvoiceToRequest = defineCall({
  method: 'POST',
  path: '/verification/attach-invoice-to-RAI',
  summary:
    'Attaches a sent or received invoice to the answer of a request for information. Repeating it changes nothing.',
  origin: 'spec',
  access: organizationManagers,
  body: invoiceOfRequest,
  output: informationRequest,
  errors: ['NotFoundError', 'InformationRequestClosedError'],
});
