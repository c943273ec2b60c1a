import type { Grant } from '@quittance/sdk/contract';
import type { Actor } from '../kernel/index.ts';
import type { SessionKind } from './tables.ts';

/** Kind of user, by actor or access. Nobody else is known to us by a session. */
export const userKinds: Partial<Record<Actor['kind'] | Grant['kind'], SessionKind>> = {
  customer: 'customer',
  intermediate: 'customer',
  staff: 'staff',
  'staff-intermediate': 'staff',
};
