import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** A grant's row determines its journals and the organization's points. Their keys are those of postings.ts. */
export const rewardEvidence: LedgerEvidence = {
  keyPrefix: 'rwd:',
  journals: sql`
    select 'rwd:' || reward.id || ':' || step.name, step.book, step.unit, step.amount, reward.invoice_id, true
    from reward_grants reward cross join lateral (values
      ('points', 'points', 'PTS', reward.points, true),
      ('points:reversed', 'points', 'PTS', reward.points, reward.reversed_at is not null),
      ('cost', 'cash', 'USD', reward.cost_minor, true),
      ('cost:reversed', 'cash', 'USD', reward.cost_minor, reward.reversed_at is not null)
    ) step (name, book, unit, amount, took_place)
    where step.took_place`,
  balances: {
    kinds: ['pts', 'pts:due'],
    expected: sql`
      select 'reward_grants of ' || organization_id, 'pts:' || organization_id, 'PTS', sum(points)
      from reward_grants where reversed_at is null
      group by organization_id`,
  },
};
