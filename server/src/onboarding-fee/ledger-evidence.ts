import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** A charge of a fee determines its journals. Their keys are those of fee-postings.ts. */
export const onboardingFeeEvidence: LedgerEvidence = {
  keyPrefix: 'onb:',
  journals: sql`
    select 'onb:' || charge.id || ':' || step.name, 'cash', charge.currency, step.amount_minor, null::text, true
    from card_charges charge cross join lateral (values
      ('captured', charge.captured_at is not null, charge.amount_minor),
      ('paid-out', charge.paid_out_at is not null, charge.amount_minor),
      ('disputed', charge.dispute_state is not null, charge.amount_minor),
      ('dispute-fee', charge.dispute_fee_minor > 0, charge.dispute_fee_minor),
      ('dispute-won', charge.dispute_state = 'won', charge.amount_minor),
      ('dispute-lost', charge.dispute_state = 'lost' and charge.state = 'captured', charge.amount_minor),
      ('captured-late', charge.captured_at is null and charge.state in ('refunding', 'refunded'), charge.amount_minor),
      ('late-refunded', charge.captured_at is null and charge.state = 'refunded', charge.amount_minor)
    ) step (name, took_place, amount_minor)
    where charge.fee_organization_id is not null and step.took_place
    union all
    select 'onb:' || id || ':' || step, 'cash', currency, amount_minor, null::text, false
    from card_charges cross join (values ('paid-back-twice'), ('refunded-unasked')) steps (step) where fee_organization_id is not null and state in ('captured', 'refunded')`,
  contradictions: sql`
    select 'onboarding_fees ' || fee.organization_id,
      'is ' || fee.state || ', but has ' || count(charge.captured_at)
        || ' captured charges and ' || count(charge.id) filter (where charge.state in ('queued', 'unknown', 'authorized', 'capturing'))
        || ' open ones'
    from onboarding_fees fee left join card_charges charge on charge.fee_organization_id = fee.organization_id
    group by fee.organization_id
    having count(charge.captured_at) <> (fee.state = 'paid')::int
      or count(charge.id) filter (where charge.state in ('queued', 'unknown', 'authorized', 'capturing'))
        <> (fee.state = 'charging')::int`,
};
