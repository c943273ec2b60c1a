import {
  isWelcomeEarned,
  rewardValueMinor,
  settledPoints,
  type WelcomeBonus,
  welcomeBonusOf,
} from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { newId, type OperationContext } from '../kernel/index.ts';
import { postJournals } from '../ledger/index.ts';
import { lockPoints } from './lock-points.ts';
import { pointsGranted } from './postings.ts';
import { tellOfGrant } from './tell-of-grant.ts';

interface Welcomed {
  readonly organizationId: string;
  /** The owner who hands the verification in. */
  readonly personId: string;
}

/** What a person may earn for a business, and whether it was granted. */
export interface WelcomeOffer extends WelcomeBonus {
  readonly isGranted: boolean;
}

/**
 * Finds the welcome bonus of a person for a business; null if they did not sign up themselves, or got it for another
 * business.
 */
export async function findWelcome(
  db: Connection,
  { organizationId, personId }: Welcomed,
): Promise<WelcomeOffer | null> {
  const person = await db
    .selectFrom('people')
    .select('signed_up_at')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const bonus = person.signed_up_at && welcomeBonusOf(person.signed_up_at);
  if (!bonus) return null;
  const granted = await db
    .selectFrom('reward_grants')
    .select(['organization_id', 'points'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (!granted) return { ...bonus, isGranted: false };
  return granted.organization_id === organizationId
    ? { ...bonus, points: BigInt(granted.points), isGranted: true }
    : null;
}

/**
 * P12: grants the welcome bonus, once for a business and a person, if the verification is handed in early enough. The
 * caller holds the organization's lock.
 */
export async function grantWelcome(context: OperationContext, welcomed: Welcomed): Promise<void> {
  const { db, app } = context;
  const offer = await findWelcome(db, welcomed);
  const at = await app.clock.now(db);
  if (!offer || offer.isGranted || !isWelcomeEarned(offer, at)) return;
  const { organizationId, personId } = welcomed;
  const { points } = offer;
  const earnedOn = await app.clock.today(db);
  const grant = { id: newId('rwd'), organizationId, points, costMinor: rewardValueMinor(points, earnedOn) };
  const settled = settledPoints(points, (await lockPoints(db, organizationId)).owed);
  const added = await db
    .insertInto('reward_grants')
    .values({
      id: grant.id,
      organization_id: organizationId,
      payment_id: null,
      invoice_id: null,
      person_id: personId,
      points,
      cost_minor: grant.costMinor,
      earned_on: earnedOn,
      granted_at: at,
      reversed_at: null,
      settled_points: settled,
    })
    // The person may hand in another business at the same time.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await postJournals(db, app.clock, pointsGranted(grant, settled));
  await tellOfGrant(context, grant, 'reward.granted');
}
