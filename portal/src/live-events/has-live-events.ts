import type { CustomerUser } from '@quittance/sdk/stores';

/** Whether the server tells a person of changes: those without access, and without an organization, are refused. */
export const hasLiveEvents = ({ organizationId, role }: Pick<CustomerUser, 'organizationId' | 'role'>): boolean =>
  organizationId !== null && role !== 'no-access';
