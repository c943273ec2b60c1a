import { DecisionForm, type DecisionOption, Fact, FactList, PlanCharges } from '@quittance/app-shell';
import { mayMake, setPricingTier, waiveMembershipCharges } from '@quittance/sdk/client';
import { pricingTiers } from '@quittance/sdk/rules';
import { Amount, CalendarDate, Card, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useStaff } from '../../session/staff.ts';
import type { Organization, OrganizationProps } from './organization.ts';
import { organizationPlanTexts } from './plan-texts.en.ts';
import { organizationTexts } from './texts.en.ts';

const maxReasonCharacters = 500;

function PlanFacts({ organization: { plan } }: OrganizationProps) {
  const { t } = useI18n(organizationPlanTexts);
  const { t: listText } = useI18n(organizationTexts);
  return (
    <FactList look="aligned">
      <Fact term={t('plan')}>{listText(`pricingTier.${plan.pricingTier}`)}</Fact>
      <Fact term={t('price')}>
        <Amount value={plan.monthlyPrice} currency="USD" />
      </Fact>
      {plan.startedOn && (
        <Fact term={t('since')}>
          <CalendarDate date={plan.startedOn} />
        </Fact>
      )}
      {plan.nextMonthOn && (
        <Fact term={t('next')}>{plan.chargesWaived ? t('waivedNow') : <CalendarDate date={plan.nextMonthOn} />}</Fact>
      )}
    </FactList>
  );
}

/** The decisions that the staff member may take about the plan. */
function useDecisions({ plan }: Organization): readonly DecisionOption[] {
  const { t } = useI18n(organizationPlanTexts);
  const { t: listText } = useI18n(organizationTexts);
  const staff = useStaff();
  const tiers = mayMake(setPricingTier, staff) ? pricingTiers.filter((tier) => tier !== plan.pricingTier) : [];
  const mayWaive = plan.startedOn !== undefined && mayMake(waiveMembershipCharges, staff);
  const waiver = plan.chargesWaived ? 'charge' : 'waive';
  return [
    ...tiers.map((tier) => ({
      value: tier,
      label: t('put', { plan: listText(`pricingTier.${tier}`) }),
      description: t(`putHint.${tier}`),
      reason: 'none' as const,
    })),
    ...(mayWaive
      ? [{ value: waiver, label: t(waiver), description: t(`${waiver}Hint`), reason: 'required' as const }]
      : []),
  ];
}

export interface OrganizationPlanProps extends OrganizationProps {
  /** Called after a decision. */
  readonly onChanged: () => void;
}

/** The plan of an organization, its charges, and the decisions about them. */
export function OrganizationPlan({ organization, onChanged }: OrganizationPlanProps) {
  const { t } = useI18n(organizationPlanTexts);
  const client = useClient();
  const options = useDecisions(organization);
  const { organizationId, plan } = organization;
  const decide = async (decision: string, reason: string) => {
    const pricingTier = pricingTiers.find((tier) => tier === decision);
    if (pricingTier) await client.request(setPricingTier, { body: { organizationId, pricingTier } });
    else {
      const body = { organizationId, waived: decision === 'waive', reason };
      await client.request(waiveMembershipCharges, { body });
    }
    onChanged();
  };
  return (
    <Card title={t('title')}>
      <Stack>
        <PlanFacts organization={organization} />
        {plan.startedOn && <PlanCharges charges={plan.charges} />}
        {options.length > 0 && (
          <DecisionForm
            label={t('decide')}
            options={options}
            maxReasonCharacters={maxReasonCharacters}
            onDecide={decide}
          />
        )}
      </Stack>
    </Card>
  );
}
