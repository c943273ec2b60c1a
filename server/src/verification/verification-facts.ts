import type { VerificationFacts } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { findContactEmail, type Organization } from '../organizations/index.ts';

/** Returns what the rules must know besides the answers. */
export const verificationFacts = async (
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  { id, pricingTier, handle }: Organization,
): Promise<VerificationFacts> => ({
  today: await app.clock.today(db),
  ownerEmail: (await findContactEmail(db, id)) ?? '',
  pricingTier,
  ...(handle !== undefined && { handle }),
});
