import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { trimmedText } from '../kernel/texts.ts';
import { invoiceId } from '../kernel/wire.ts';
import { transferId } from '../transfers/shapes.ts';
import { licenceRelease } from './shapes.ts';

export const requestLicenceRelease = defineCall({
  method: 'POST',
  path: '/admin/licence-releases',
  summary: 'Asks for the release of blocked money under a licence of the authority. A second person decides.',
  origin: 'ours',
  access: complianceStaff,
  body: z.object({
    subject: z.union([z.strictObject({ invoiceId }), z.strictObject({ transferId })]),
    authority: trimmedText(200).describe('Such as OFAC.'),
    licenceNumber: trimmedText(100),
    reason: trimmedText(500),
  }),
  output: licenceRelease,
  errors: ['NotFoundError', 'InvoiceStateError', 'TransferStateError'],
});
