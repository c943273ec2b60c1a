import type { VerificationAnswers, VerificationFacts } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { findContactEmail, type Organization } from '../organizations/index.ts';
import { plusOnlyAt } from '../validation/index.ts';
import { listPeople } from './list-people.ts';

/** Returns what the rules must know besides the answers. @param needsOwner only rules about owners and officers compare with the owner */
export const verificationFacts = async (
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  { id, pricingTier, handle }: Organization,
  { needsOwner = true }: { readonly needsOwner?: boolean } = {},
): Promise<VerificationFacts> => ({
  today: await app.clock.today(db),
  ownerEmail: (needsOwner && (await findContactEmail(db, id))) || '',
  pricingTier,
  ...(handle !== undefined && { handle }),
});

/**
 * Returns what the rules must know about addresses that are about to be invited. Submitted answers are judged without it: those
 * people were invited already.
 */
export async function newEmailFacts(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  { id }: Organization,
  answers: VerificationAnswers,
): Promise<Pick<VerificationFacts, 'plusOnlyAt' | 'knownEmails'>> {
  const people = await listPeople(db, id, answers);
  const known = people.filter(({ status }) => status !== 'not_invited');
  return { plusOnlyAt: plusOnlyAt(app.config), knownEmails: known.map(({ email }) => email) };
}
