import * as z from 'zod';
import { licenceLimits, releaseDecisions } from '../../rules/licences.ts';
import { complianceHeads, defineCall } from '../kernel/call.ts';
import { required, trimmedText } from '../kernel/texts.ts';
import { licenceRelease, licenceReleaseId } from './shapes.ts';

export const decideLicenceRelease = defineCall({
  method: 'POST',
  path: '/admin/licence-releases/{releaseId}/decide',
  summary:
    'Releases blocked money to where it came from, or refuses to. Nobody releases what they asked for themselves.',
  origin: 'ours',
  access: complianceHeads,
  exactlyOnce: true,
  params: z.object({ releaseId: licenceReleaseId }),
  body: z.object({ decision: z.enum(releaseDecisions), reason: trimmedText(licenceLimits.reason).min(1, required) }),
  output: licenceRelease,
  errors: ['NotFoundError', 'InvoiceStateError', 'TransferStateError', 'IdempotencyConflictError'],
});
