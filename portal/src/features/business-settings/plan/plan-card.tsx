import { formatDecimalMoney, parseDecimal } from '@quittance/sdk/money';
import { planCurrency } from '@quittance/sdk/rules';
import { formatCalendarDate } from '@quittance/sdk/time';
import { Card, Icon, icons, StatusBadge, UpgradeOffer, useI18n } from '@quittance/widgets/kit';
import { SupportContact } from '../../../support-contact/support-contact.tsx';
import type { Plan } from './plan.ts';
import { planTexts } from './texts.en.ts';

type Tier = Plan['pricingTier'];

/** What a plan includes, and what it doesn't. */
const parts = {
  vault: ['vault.accounts'],
  premium: ['premium.vault', 'premium.members', 'premium.logo', 'premium.balance'],
} as const;
const limits = { vault: ['vault.members', 'vault.logo', 'vault.balance'], premium: [] } as const;

interface PlanCardProps {
  readonly plan: Plan;
  readonly tier: Tier;
  /** US dollars, decimal text. */
  readonly monthlyPrice: string;
  /** Whether the person may ask for another plan. */
  readonly mayRequest: boolean;
}

/** One plan: its price, what it includes, and, if the organization has another one, how to get it. */
export function PlanCard({ plan, tier, monthlyPrice, mayRequest }: PlanCardProps) {
  const { t, locale } = useI18n(planTexts);
  const isCurrent = plan.pricingTier === tier;
  const isFree = parseDecimal(monthlyPrice).units === 0n;
  return (
    <li className="plan">
      <Card
        title={t(`name.${tier}`)}
        actions={isCurrent && <StatusBadge tone="success" icon={icons.checkIcon} label={t('current')} />}
      >
        <p className="plan__price">
          {isFree ? t('free') : t('monthly', { amount: formatDecimalMoney(monthlyPrice, planCurrency, locale) })}
        </p>
        <ul className="plan__parts">
          {parts[tier].map((part) => (
            <li key={part}>
              <Icon shape={icons.checkIcon} />
              {t(`parts.${part}`)}
            </li>
          ))}
          {limits[tier].map((part) => (
            <li key={part} className="q-muted">
              <Icon shape={icons.infoIcon} />
              {t(`parts.${part}`)}
            </li>
          ))}
        </ul>
        {isCurrent && <Standing plan={plan} />}
        {!isCurrent && isFree && <SupportContact />}
        {!isCurrent && !isFree && mayRequest && (
          <UpgradeOffer requestedAt={plan.upgradeRequestedAt}>{t('offer')}</UpgradeOffer>
        )}
        {!isCurrent && !isFree && !mayRequest && <p className="q-muted">{t('ownersOnly')}</p>}
      </Card>
    </li>
  );
}

/** Since when the organization has the plan, and when it is charged next. */
function Standing({ plan: { startedOn, nextMonthOn, chargesWaived } }: Pick<PlanCardProps, 'plan'>) {
  const { t, locale } = useI18n(planTexts);
  return (
    <div className="plan__standing q-muted">
      {startedOn && <p>{t('since', { date: formatCalendarDate(startedOn, locale) })}</p>}
      {nextMonthOn && (
        <p>{chargesWaived ? t('waived') : t('nextCharge', { date: formatCalendarDate(nextMonthOn, locale) })}</p>
      )}
    </div>
  );
}
