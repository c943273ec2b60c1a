import { type Loaded, PageLink } from '@quittance/app-shell';
import { mayMake, redeemPoints } from '@quittance/sdk/client';
import { formatDecimalMoney, formatPercent } from '@quittance/sdk/money';
import { accountLabel, rewardCurrency } from '@quittance/sdk/rules';
import { Button, Card, Skeleton, useI18n } from '@quittance/widgets/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { LoadProblem } from '../../../layout/load-problem.tsx';
import { usePortal } from '../../../portal.ts';
import { useMember } from '../../../session/member.ts';
import { UnansweredGuard } from '../../../unknown-outcome/unanswered-guard.tsx';
import type { Rewards } from './answers.ts';
import { RedeemDialog } from './redeem-dialog.tsx';
import { overviewTexts } from './texts.en.ts';
import { useRedemption } from './use-redemption.ts';

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
  readonly onChanged: () => void;
  /** Called when the button that had the focus is gone. */
  readonly onFocusLost: () => void;
}

/** Calls back if something that was shown is gone, and the focus with it. */
function useLostFocus(isShown: boolean, onLost: () => void): void {
  const wasShown = useRef(isShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useLayoutEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isGone && document.activeElement === document.body) onLost();
  }, [isShown]);
}

/** Opens the dialog, or says why no points can be redeemed. Nothing for people who can't, and without any points. */
function Redeeming({ rewards, onChanged, onFocusLost }: PointsProps) {
  const { t, locale } = useI18n(overviewTexts);
  const { user } = useMember();
  const { toasts } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const redemption = useRedemption(({ value, accountType }) => {
    const account = accountLabel(rewardCurrency, accountType);
    const text = t('rewards.dialog.done', { value: formatDecimalMoney(value, rewardCurrency, locale), account });
    toasts.show('success', text);
    setOpen(false);
    onChanged();
  });
  const { intent, state } = redemption;
  const close = () => {
    // After a lost answer or a refusal, the points may be others than the ones shown.
    if (state.step !== 'idle') onChanged();
    intent.leave();
    setOpen(false);
  };
  const { obstacle, minPoints } = rewards.redemption;
  // The outcome of a lost answer has to be found even if it took the last points.
  const isOffered = isOpen || state.step === 'unknown' || (rewards.points !== 0 && obstacle === null);
  useLostFocus(isOffered, onFocusLost);
  if (!mayMake(redeemPoints, user)) return null;
  if (!isOffered) {
    if (rewards.points === 0) return null;
    if (obstacle !== null) {
      const min = new Intl.NumberFormat(locale).format(minPoints);
      return <p className="overview__note">{t(`rewards.obstacle.${obstacle}`, { min })}</p>;
    }
  }
  return (
    <>
      <Button className="rewards__redeem" onClick={() => setOpen(true)}>
        {t('rewards.redeem')}
      </Button>
      {isOpen && <RedeemDialog rewards={rewards} redemption={redemption} onClose={close} />}
      <UnansweredGuard state={state} title={t('rewards.leave.title')} text={t('rewards.leave.text')} />
    </>
  );
}

/** How many points there are, or are owed, and their worth. */
function Balance({ points, value }: Pick<Rewards, 'points' | 'value'>) {
  const { t, locale } = useI18n(overviewTexts);
  const isOwed = points < 0;
  const worth = formatDecimalMoney(isOwed ? value.replace('-', '') : value, rewardCurrency, locale);
  return (
    <p className="rewards__points">
      <span className="rewards__number q-numeric">{new Intl.NumberFormat(locale).format(Math.abs(points))}</span>
      <span className="cash__label">{t(isOwed ? 'rewards.owed' : 'rewards.worth', { value: worth })}</span>
    </p>
  );
}

function Points({ rewards, onChanged, onFocusLost }: PointsProps) {
  const { t, locale } = useI18n(overviewTexts);
  const { points, value, annualPercent, latest } = rewards;
  return (
    <>
      <Balance points={points} value={value} />
      <Redeeming rewards={rewards} onChanged={onChanged} onFocusLost={onFocusLost} />
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
  const title = useRef<HTMLSpanElement>(null);
  return (
    <Card
      className="overview__rewards"
      title={
        <span ref={title} tabIndex={-1}>
          {t('rewards.title')}
        </span>
      }
    >
      {rewards.error !== undefined && <LoadProblem error={rewards.error} onRetry={rewards.refresh} />}
      {rewards.error === undefined && !rewards.data && <Skeleton shape="block" />}
      {rewards.data && (
        <Points rewards={rewards.data} onChanged={rewards.refresh} onFocusLost={() => title.current?.focus()} />
      )}
    </Card>
  );
}
