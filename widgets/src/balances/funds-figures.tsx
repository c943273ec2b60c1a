import type { ReactNode } from 'react';
import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import type { FundsAnswer } from './account.ts';
import { balancesTexts } from './texts.en.ts';

interface FigureProps {
  readonly word: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

function Figure({ word, hint, children }: FigureProps) {
  return (
    <div className="q-balances__figure">
      <dt className="q-label">{word}</dt>
      <dd className="q-balances__value">{children}</dd>
      {hint && <dd className="q-balances__hint">{hint}</dd>}
    </div>
  );
}

const isZero = (value: string): boolean => !/[1-9]/.test(value);

interface FundsFiguresProps {
  /** Undefined while it is loading. */
  readonly funds: FundsAnswer | undefined;
}

/** What is available, guaranteed and outstanding in US dollars; and points and money after verification, if any. */
export function FundsFigures({ funds: data }: FundsFiguresProps) {
  const { t, locale } = useI18n(balancesTexts);
  const usd = (value: string | undefined) =>
    value === undefined ? <Skeleton shape="short" /> : <Amount value={value} currency="USD" />;
  return (
    <section aria-label={t('funds')} aria-busy={!data} part="funds">
      <dl className="q-balances__figures">
        <Figure word={t('available')}>{usd(data?.transactionalBalance)}</Figure>
        <Figure word={t('guaranteed')} hint={t('guaranteedHint')}>
          {usd(data?.availableGuaranteedFunds)}
        </Figure>
        <Figure word={t('outstanding')}>{usd(data?.outstandingInvoicesTotal)}</Figure>
        {data && !isZero(data.availableFundsAfterVerification) && (
          <Figure word={t('afterVerification')}>{usd(data.availableFundsAfterVerification)}</Figure>
        )}
        {data && data.rewardPoints > 0 && (
          <Figure word={t('points')}>{data.rewardPoints.toLocaleString(locale)}</Figure>
        )}
      </dl>
    </section>
  );
}
