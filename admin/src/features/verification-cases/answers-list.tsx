import { Fact, FactList } from '@quittance/app-shell';
import { addressLines, countryName } from '@quittance/sdk/rules';
import { CalendarDate, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { answerTexts } from './answer-texts.en.ts';

interface AddressAnswers {
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly city?: string | undefined;
  readonly subdivision?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
}

/** Answers as words and values. */
export const AnswersList = ({ children }: { readonly children: ReactNode }) => (
  <div className="case-answers">
    <FactList look="aligned">{children}</FactList>
  </div>
);

interface AnswerProps {
  readonly term: string;
  /** Empty for a question that was not answered. */
  readonly children: ReactNode;
  /** What staff can do with it. */
  readonly action?: ReactNode;
}

/** An answer, or that there is none. */
export function Answer({ term, children, action }: AnswerProps) {
  const { t } = useI18n(answerTexts);
  const isEmpty = children === undefined || children === null || children === '' || children === false;
  const answer = isEmpty ? <span className="case-answers__none">{t('notGiven')}</span> : children;
  return <Fact term={term}>{action ? <Correctable action={action}>{answer}</Correctable> : answer}</Fact>;
}

/** A calendar date; nothing for text that is none, as drafts have it. */
export const AnsweredDate = ({ term, date = '' }: { readonly term: string; readonly date?: string | undefined }) => (
  <Answer term={term}>{/^\d{4}-\d{2}-\d{2}$/.test(date) ? <CalendarDate date={date} /> : date}</Answer>
);

/** A value with what staff can do with it beside it. */
export const Correctable = ({ children, action }: Pick<AnswerProps, 'children' | 'action'>) => (
  <div className="case-correctable">
    <span>{children}</span>
    {action}
  </div>
);

export function AnsweredYesNo({ term, value }: { readonly term: string; readonly value?: boolean | undefined }) {
  const { t } = useI18n(answerTexts);
  return <Answer term={term}>{value === undefined ? '' : t(value ? 'yes' : 'no')}</Answer>;
}

export function AnsweredCountry({ term, code }: { readonly term: string; readonly code?: string | undefined }) {
  const { locale } = useI18n(answerTexts);
  return <Answer term={term}>{code && /^[A-Z]{2}$/.test(code) ? countryName(code, locale) : code}</Answer>;
}

interface AnsweredAddressProps {
  readonly term: string;
  readonly address: AddressAnswers | undefined;
  readonly action?: ReactNode;
}

export function AnsweredAddress({ term, address, action }: AnsweredAddressProps) {
  const { locale } = useI18n(answerTexts);
  if (!address) {
    return (
      <Answer term={term} action={action}>
        {''}
      </Answer>
    );
  }
  const { line1 = '', line2, city = '', subdivision, postalCode, country = '' } = address;
  const lines = addressLines(
    {
      line1,
      ...(line2 && { line2 }),
      city,
      ...(subdivision && { subdivision }),
      ...(postalCode && { postalCode }),
      country,
    },
    locale,
  ).filter((line) => line.trim() !== '');
  return (
    <Answer term={term} action={action}>
      {lines.join(', ')}
    </Answer>
  );
}
