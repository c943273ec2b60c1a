import type { Loaded } from '@quittance/app-shell';
import type { Funds } from '@quittance/sdk/stores';
import { Skeleton, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { LargeAmount } from '../../large-amount/large-amount.tsx';
import { LoadProblem } from '../../layout/load-problem.tsx';
import { accountTexts } from './texts.en.ts';

interface FigureProps {
  readonly word: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Figure({ word, hint, children }: FigureProps) {
  return (
    <div className="figure">
      <dt className="figure__word">{word}</dt>
      <dd className="figure__value">{children}</dd>
      {hint && <dd className="figure__hint">{hint}</dd>}
    </div>
  );
}

const usd = (value: string | undefined) =>
  value === undefined ? <Skeleton shape="title" /> : <LargeAmount value={value} currency="USD" />;

/** Summary in US dollars: balance, guaranteed funds, outstanding income. */
export function FundsCards({ funds }: { readonly funds: Loaded<Funds> }) {
  const { t } = useI18n(accountTexts);
  const { data, error, isLoading, refresh } = funds;
  if (error !== undefined) return <LoadProblem error={error} onRetry={refresh} />;
  return (
    <section aria-label={t('funds')} aria-busy={isLoading}>
      <dl className="figures">
        <Figure word={t('available')}>{usd(data?.transactionalBalance)}</Figure>
        <Figure word={t('guaranteed')} hint={t('guaranteedHint')}>
          {usd(data?.availableGuaranteedFunds)}
        </Figure>
        <Figure word={t('outstanding')}>{usd(data?.outstandingInvoicesTotal)}</Figure>
      </dl>
    </section>
  );
}
