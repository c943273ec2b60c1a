import { PlanCharges } from '@quittance/app-shell';
import { Card, Stack, useI18n } from '@quittance/widgets/kit';
import type { Plan } from './plan.ts';
import './plan.css';
import { PlanCard } from './plan-card.tsx';
import { RequiredBalance } from './required-balance.tsx';
import { planTexts } from './texts.en.ts';

interface PlanViewProps {
  readonly plan: Plan;
  /** Whether the person may ask for another plan. */
  readonly mayRequest: boolean;
}

/** What the plan requires, the plans side by side, and what was charged. */
export function PlanView({ plan, mayRequest }: PlanViewProps) {
  const { t } = useI18n(planTexts);
  const { plans, freePlanBalance, charges } = plan;
  return (
    <Stack gap={6}>
      {freePlanBalance && freePlanBalance.state !== 'ended' && <RequiredBalance balance={freePlanBalance} />}
      <ul className="plans" aria-label={t('plans')}>
        {plans.map(({ pricingTier, monthlyPrice }) => (
          <PlanCard
            key={pricingTier}
            plan={plan}
            tier={pricingTier}
            monthlyPrice={monthlyPrice}
            mayRequest={mayRequest}
          />
        ))}
      </ul>
      {charges.length > 0 && (
        <Card title={t('charges')} flush>
          <PlanCharges charges={charges} />
        </Card>
      )}
    </Stack>
  );
}
