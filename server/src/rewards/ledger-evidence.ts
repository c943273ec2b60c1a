import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/**
 * The rows of grants and redemptions determine their journals and the organization's points: those it holds, or those it
 * owes. The keys are those of postings.ts.
 */
export const rewardEvidence: LedgerEvidence = {
  keyPrefix: 'rwd:',
  journals: sql`
    select 'rwd:' || reward.id || ':' || step.name, step.book, step.unit, step.amount, reward.invoice_id, true
    from reward_grants reward cross join lateral (values
      ('points', 'points', 'PTS', reward.points, true),
      ('points:reversed', 'points', 'PTS', reward.points, reward.reversed_at is not null),
      ('settled', 'points', 'PTS', reward.settled_points, reward.settled_points > 0),
      ('owed', 'points', 'PTS', reward.owed_points, reward.owed_points > 0),
      ('cost', 'cash', 'USD', reward.cost_minor, true),
      ('cost:reversed', 'cash', 'USD', reward.cost_minor, reward.reversed_at is not null)
    ) step (name, book, unit, amount, took_place)
    where step.took_place
    union all
    select 'rwd:' || redemption.id || ':' || step.name, step.book, step.unit, step.amount, null::text, true
    from reward_redemptions redemption cross join lateral (values
      ('redeemed', 'points', 'PTS', redemption.points),
      ('paid', 'cash', 'USD', redemption.paid_minor)) step (name, book, unit, amount)`,
  balances: {
    kinds: ['pts', 'pts:due'],
    expected: sql`
      select 'reward_grants of ' || organization_id,
        (case when sum(points) < 0 then 'pts:due:' else 'pts:' end) || organization_id, 'PTS', abs(sum(points))
      from (
        select organization_id, points from reward_grants where reversed_at is null
        union all
        select organization_id, -points from reward_redemptions) change
      group by organization_id`,
  },
};
