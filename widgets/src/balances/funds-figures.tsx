import type { Funds } from '@quittance/sdk/stores';
import type { ReactNode } from 'react';
import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { Tabs } from '../kit/tabs/tabs.tsx';
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

export interface FundsFiguresProps {
  /** Undefined while it is loading. */
  readonly funds: Funds | undefined;
  /** Of the figures. */
  readonly currency: string;
  /** Those that can be chosen; with fewer than two there is no choice. */
  readonly currencies: readonly string[];
  readonly onCurrency: (currency: string) => void;
  /** Said in place of figures that could not be loaded. */
  readonly problem?: ReactNode;
}

/** What is available, guaranteed and outstanding in one currency; and, if any, points, debts and money after verification. */
export function FundsFigures({ funds: data, currency, currencies, onCurrency, problem }: FundsFiguresProps) {
  const { t, locale } = useI18n(balancesTexts);
  const money = (value: string | undefined) =>
    value === undefined ? <Skeleton shape="short" /> : <Amount value={value} currency={currency} />;
  const figures = problem || (
    <dl className="q-balances__figures">
      <Figure word={t('available')}>{money(data?.transactionalBalance)}</Figure>
      <Figure word={t('guaranteed')} hint={t('guaranteedHint')}>
        {money(data?.availableGuaranteedFunds)}
      </Figure>
      <Figure word={t('outstanding')}>{money(data?.outstandingInvoicesTotal)}</Figure>
      {data && !isZero(data.availableFundsAfterVerification) && (
        <Figure word={t('afterVerification')}>{money(data.availableFundsAfterVerification)}</Figure>
      )}
      {data && !isZero(data.owed) && (
        <Figure word={t('owed')} hint={t('owedHint')}>
          {money(data.owed)}
        </Figure>
      )}
      {data && data.rewardPoints !== 0 && (
        <Figure word={t('points')} hint={data.rewardPoints < 0 ? t('pointsOwed') : undefined}>
          {data.rewardPoints.toLocaleString(locale)}
        </Figure>
      )}
    </dl>
  );
  return (
    <section aria-label={t('funds', { currency })} aria-busy={!data && !problem} part="funds">
      {currencies.length < 2 ? (
        figures
      ) : (
        <Tabs
          label={t('fundsBy')}
          tabs={currencies.map((id) => ({ id, label: id }))}
          selected={currency}
          onSelect={onCurrency}
        >
          {figures}
        </Tabs>
      )}
    </section>
  );
}
