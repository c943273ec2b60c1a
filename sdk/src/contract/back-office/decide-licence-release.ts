import * as z from 'zod';
import { complianceHeads, defineCall } from '../kernel/call.ts';
import { trimmedText } from '../kernel/texts.ts';
import { licenceRelease, licenceReleaseId } from './shapes.ts';

export const decideLicenceRelease = defineCall({
  method: 'POST',
  path: '/admin/licence-releases/{releaseId}/decide',
  summary:
    'Releases blocked money to where it came from, or refuses to. Nobody releases what they asked for themselves.',
  origin: 'ours',
  access: complianceHeads,
  movesMoney: true,
  params: z.object({ releaseId: licenceReleaseId }),
  body: z.object({ decision: z.enum(['release', 'refuse']), reason: trimmedText(500) }),
  output: licenceRelease,
  errors: ['NotFoundError', 'InvoiceStateError', 'TransferStateError', 'IdempotencyConflictError'],
});
