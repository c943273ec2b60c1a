import { type Loaded, PageLink } from '@quittance/app-shell';
import { formatDecimalMoney, formatPercent } from '@quittance/sdk/money';
import { Card, Skeleton, useI18n } from '@quittance/widgets/kit';
import { LoadProblem } from '../../../layout/load-problem.tsx';
import type { Rewards } from './answers.ts';
import { overviewTexts } from './texts.en.ts';

/** How the latest points were earned, or lost again. */
function LatestPoints({ latest }: Pick<Rewards, 'latest'>) {
  const { t, locale } = useI18n(overviewTexts);
  const numbers = new Intl.NumberFormat(locale);
  return (
    <ul className="rewards__latest" aria-label={t('rewards.latest')}>
      {latest.slice(0, 3).map(({ _id, reason, invoiceId, invoiceNumber = '', points, isReversed }) => (
        <li key={_id}>
          {reason === 'welcome' ? (
            t('rewards.welcome', { number: numbers.format(points) })
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

function Points({ rewards }: { readonly rewards: Rewards }) {
  const { t, locale } = useI18n(overviewTexts);
  const { points, value, annualPercent, latest } = rewards;
  return (
    <>
      <p className="rewards__points">
        <span className="rewards__number q-numeric">{new Intl.NumberFormat(locale).format(points)}</span>
        <span className="cash__label">{t('rewards.worth', { value: formatDecimalMoney(value, 'USD', locale) })}</span>
      </p>
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
      {rewards.data && <Points rewards={rewards.data} />}
    </Card>
  );
}
