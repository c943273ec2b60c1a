import * as z from 'zod';
import { complianceStaff, defineCall } from '../kernel/call.ts';
import { organizationId } from '../kernel/wire.ts';
import { ownerId } from './shapes.ts';

export const approveOwnerEntity = defineCall({
  method: 'PUT',
  path: '/admin/verification/approve-ubo-entity',
  summary: 'Approves an entity or a trust that owns a part of a company, as the answers name it now.',
  origin: 'spec',
  access: complianceStaff,
  body: z.object({ organizationId, ownerId }),
  errors: ['NotFoundError', 'IdempotencyConflictError'],
});
