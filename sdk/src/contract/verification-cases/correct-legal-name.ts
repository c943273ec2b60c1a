import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { trimmedText } from '../kernel/texts.ts';
import { organizationId } from '../kernel/wire.ts';
import { readVersion } from './shapes.ts';

export const correctLegalName = defineCall({
  method: 'PUT',
  path: '/admin/verification/legal-name',
  summary: 'Corrects the legal name in the answers of a company. A company that is approved bears it from then on.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId, legalName: trimmedText(200), version: readVersion }),
  errors: ['NotFoundError', 'VerificationChangedError', 'IdempotencyConflictError'],
});
