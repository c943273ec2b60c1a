import type { VerificationFacts } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { findContactEmail, type Organization } from '../organizations/index.ts';
import { plusOnlyAt } from '../validation/index.ts';

/** Returns what the rules must know besides the answers. @param needsOwner only rules about owners and officers compare with the owner */
export const verificationFacts = async (
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  { id, pricingTier, handle }: Organization,
  { needsOwner = true }: { readonly needsOwner?: boolean } = {},
): Promise<VerificationFacts> => ({
  today: await app.clock.today(db),
  plusOnlyAt: plusOnlyAt(app.config),
  ownerEmail: (needsOwner && (await findContactEmail(db, id))) || '',
  pricingTier,
  ...(handle !== undefined && { handle }),
});
