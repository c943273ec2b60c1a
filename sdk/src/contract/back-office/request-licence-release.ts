import * as z from 'zod';
import { licenceLimits } from '../../rules/licences.ts';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { required, text, trimmedText } from '../kernel/texts.ts';
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
    authority: text(licenceLimits.authority).describe('Such as OFAC.'),
    licenceNumber: text(licenceLimits.number),
    reason: trimmedText(licenceLimits.reason).min(1, required),
  }),
  output: licenceRelease,
  errors: ['NotFoundError', 'InvoiceStateError', 'TransferStateError'],
});
