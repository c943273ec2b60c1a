import { type Loaded, PageLink } from '@quittance/app-shell';
import { mayMake, redeemPoints } from '@quittance/sdk/client';
import { formatDecimalMoney, formatPercent } from '@quittance/sdk/money';
import { Button, Card, Skeleton, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { LoadProblem } from '../../../layout/load-problem.tsx';
import { useMember } from '../../../session/member.ts';
import type { Rewards } from './answers.ts';
import { RedeemDialog } from './redeem-dialog.tsx';
import { overviewTexts } from './texts.en.ts';

/** How the latest points were earned, lost again or redeemed. */
function LatestPoints({ latest }: Pick<Rewards, 'latest'>) {
  const { t, locale } = useI18n(overviewTexts);
  const numbers = new Intl.NumberFormat(locale);
  return (
    <ul className="rewards__latest" aria-label={t('rewards.latest')}>
      {latest.slice(0, 3).map(({ _id, reason, invoiceId, invoiceNumber = '', points, isReversed }) => (
        <li key={_id}>
          {reason !== 'payment' ? (
            t(reason === 'welcome' ? 'rewards.welcome' : 'rewards.redeemed', { number: numbers.format(points) })
          ) : (
            <PageLink to={`/invoices/${invoiceId}`}>
              {t(isReversed ? 'rewards.takenBack' : 'rewards.earned', {
                number: numbers.format(points),
                invoice: invoiceNumber,
              })}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PointsProps {
  readonly rewards: Rewards;
  readonly onRedeemed: () => void;
}

/** Opens the dialog, or says why no points can be redeemed. Nothing for people who can't, and without any points. */
function Redemption({ rewards, onRedeemed }: PointsProps) {
  const { t, locale } = useI18n(overviewTexts);
  const { user } = useMember();
  const [isOpen, setOpen] = useState(false);
  const { points, redemption } = rewards;
  if (!mayMake(redeemPoints, user) || points === 0) return null;
  if (redemption.obstacle !== null) {
    const min = new Intl.NumberFormat(locale).format(redemption.minPoints);
    return <p className="overview__note">{t(`rewards.obstacle.${redemption.obstacle}`, { min })}</p>;
  }
  return (
    <>
      <Button className="rewards__redeem" onClick={() => setOpen(true)}>
        {t('rewards.redeem')}
      </Button>
      {isOpen && <RedeemDialog rewards={rewards} onClose={() => setOpen(false)} onRedeemed={onRedeemed} />}
    </>
  );
}

function Points({ rewards, onRedeemed }: PointsProps) {
  const { t, locale } = useI18n(overviewTexts);
  const { points, value, annualPercent, latest } = rewards;
  return (
    <>
      <p className="rewards__points">
        <span className="rewards__number q-numeric">{new Intl.NumberFormat(locale).format(points)}</span>
        <span className="cash__label">{t('rewards.worth', { value: formatDecimalMoney(value, 'USD', locale) })}</span>
      </p>
      <Redemption rewards={rewards} onRedeemed={onRedeemed} />
      {latest.length > 0 && <LatestPoints latest={latest} />}
      <p className="overview__note">
        {t('rewards.how', { percent: formatPercent(String(Number(annualPercent) / 100), locale) })}
      </p>
    </>
  );
}

/** Points for paying early, what they are worth, and how to earn more. */
export function RewardPoints({ rewards }: { readonly rewards: Loaded<Rewards> }) {
  const { t } = useI18n(overviewTexts);
  return (
    <Card className="overview__rewards" title={t('rewards.title')}>
      {rewards.error !== undefined && <LoadProblem error={rewards.error} onRetry={rewards.refresh} />}
      {rewards.error === undefined && !rewards.data && <Skeleton shape="block" />}
      {rewards.data && <Points rewards={rewards.data} onRedeemed={rewards.refresh} />}
    </Card>
  );
}
