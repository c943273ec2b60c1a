import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { Amount, Skeleton, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { accountStatementTexts } from './texts.en.ts';

interface StatementFiguresProps {
  readonly currency: string;
  /** Undefined while it loads. */
  readonly statement: AnswerOf<Contract['getAccountStatement']> | undefined;
}

function Figure({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <div className="statement-figure">
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Opening balance, money in and out, closing balance. */
export function StatementFigures({ currency, statement }: StatementFiguresProps) {
  const { t } = useI18n(accountStatementTexts);
  const amount = (value: string | undefined, sign = '') =>
    value === undefined ? (
      <Skeleton shape="medium" />
    ) : (
      <>
        {Number(value) > 0 && sign}
        <Amount value={value} currency={currency} />
      </>
    );
  return (
    <dl className="statement-figures" aria-busy={!statement}>
      <Figure word={t('opening')}>{amount(statement?.openingBalance)}</Figure>
      <Figure word={t('received', { number: statement?.received.count ?? 0 })}>
        {amount(statement?.received.total, '+')}
      </Figure>
      <Figure word={t('spent', { number: statement?.spent.count ?? 0 })}>{amount(statement?.spent.total, '−')}</Figure>
      <Figure word={t('closing')}>{amount(statement?.closingBalance)}</Figure>
    </dl>
  );
}
