import type { Connection } from '../db/index.ts';
import type { PricingTier } from './tables.ts';

/** Stores the plan of an organization. The caller has locked it. */
export async function setTier(db: Connection, organizationId: string, tier: PricingTier): Promise<void> {
  await db.updateTable('organizations').set({ pricing_tier: tier }).where('id', '=', organizationId).execute();
}
