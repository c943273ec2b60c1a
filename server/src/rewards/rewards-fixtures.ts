import type { ActorOf } from '../kernel/index.ts';

/** Denies payments. */
export const complianceHead: ActorOf<'staff'> = {
  kind: 'staff',
  sessionId: 'test',
  userId: 'stf_1',
  email: 'staff@example.com',
  role: 'compliance-head',
};
