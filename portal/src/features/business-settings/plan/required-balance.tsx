import { PageLink } from '@quittance/app-shell';
import { formatDecimalMoney } from '@quittance/sdk/money';
import { planCurrency } from '@quittance/sdk/rules';
import { formatCalendarDate } from '@quittance/sdk/time';
import { buttonClass, Card, type IconShape, icons, StatusBadge, type Tone, useI18n } from '@quittance/widgets/kit';
import { useId } from 'react';
import type { Plan } from './plan.ts';
import { planTexts } from './texts.en.ts';

type Balance = NonNullable<Plan['freePlanBalance']>;
type State = Exclude<Balance['state'], 'ended'>;

const faces: Readonly<Record<State, { readonly tone: Tone; readonly icon: IconShape }>> = {
  pending: { tone: 'info', icon: icons.clockIcon },
  missed: { tone: 'warning', icon: icons.alertIcon },
  reached: { tone: 'success', icon: icons.checkCircleIcon },
  waived: { tone: 'neutral', icon: icons.checkIcon },
};

/** The balance that the free plan requires: how far it is, until when, and how to add money. */
export function RequiredBalance({
  balance: { state, balance, requiredBalance, dueOn },
}: {
  readonly balance: Balance;
}) {
  const { t, locale } = useI18n(planTexts);
  const id = useId();
  if (state === 'ended') return null;
  const required = formatDecimalMoney(requiredBalance, planCurrency, locale);
  const isOpen = state === 'pending' || state === 'missed';
  const figure =
    balance === undefined
      ? t('balance.unknown', { required })
      : t('balance.of', { balance: formatDecimalMoney(balance, planCurrency, locale), required });
  return (
    <Card title={t('balance.title')} actions={<StatusBadge {...faces[state]} label={t(`balance.state.${state}`)} />}>
      <div className="required-balance">
        {isOpen && (
          <>
            <p id={id} className={balance === undefined ? undefined : 'required-balance__figure'}>
              {figure}
            </p>
            {balance !== undefined && (
              <progress aria-labelledby={id} max={Number(requiredBalance)} value={Math.max(0, Number(balance))} />
            )}
          </>
        )}
        <p>{t(`balance.${state}`, { date: formatCalendarDate(dueOn, locale) })}</p>
        {isOpen && (
          <>
            <p className="q-muted">{t('balance.counts')}</p>
            <div>
              <PageLink
                className={buttonClass({ variant: 'primary' })}
                to={`/accounts/traditional/${planCurrency}/add-money`}
              >
                {t('balance.addMoney')}
              </PageLink>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
