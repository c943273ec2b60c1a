import { loadIndustries } from '@quittance/sdk/reference';
import { addressLines, countryName, type VerificationAnswers } from '@quittance/sdk/rules';
import { formatCalendarDate, isBusinessDate } from '@quittance/sdk/time';
import { useCallback } from 'react';
import { useI18n } from '../kit/base/i18n.tsx';
import { useLoaded } from '../kit/base/use-loaded.ts';
import { usePhoneText } from '../kit/phone-field/use-phone-text.ts';
import { useDocumentFiles } from './document-files.ts';
import { documentTexts } from './pages/document-texts.en.ts';
import type { PageId } from './pages.ts';
import { type AnswerFormats, type ShownGroup, shownAnswers } from './shown-answers.ts';
import { onboardingTexts } from './texts.en.ts';

/** Returns the texts of answers, in the person's language. */
function useFormats(page: PageId): AnswerFormats {
  const { t, locale } = useI18n(onboardingTexts);
  const { t: ofDocuments } = useI18n(documentTexts);
  const { files } = useDocumentFiles();
  const phone = usePhoneText(page === 'business');
  const industries = useLoaded(useCallback(() => loadIndustries(locale), [locale]));
  return {
    t,
    ofDocuments,
    country: (code) => (code ? countryName(code, locale) : undefined),
    day: (date) => (date && isBusinessDate(date) ? formatCalendarDate(date, locale) : date),
    language: (code) => (code ? new Intl.DisplayNames(locale, { type: 'language' }).of(code) : undefined),
    list: (parts) => parts && new Intl.ListFormat(locale, { type: 'unit' }).format(parts),
    address: ({ line1 = '', city = '', country = '', ...rest } = {}) =>
      country ? addressLines({ ...rest, line1, city, country }, locale).join(', ') : undefined,
    phone: (number, country) => number && phone(number, country),
    file: (id) => files.find((file) => file.id === id)?.name ?? (id && ofDocuments('uploaded')),
    industry: (code) => industries.value?.find((industry) => industry.code === code)?.label,
  };
}

interface ReviewedAnswersProps {
  readonly page: PageId;
  readonly answers: VerificationAnswers;
}

/** What was answered on one page, to be read before it is certified. */
export function ReviewedAnswers({ page, answers }: ReviewedAnswersProps) {
  return shownAnswers(page, answers, useFormats(page)).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: owners may have one name, and nothing is moved here
    <AnswerGroup key={index} {...group} />
  ));
}

function AnswerGroup({ title, answers }: ShownGroup) {
  return (
    <section className="q-onboarding__group">
      {title && <h4>{title}</h4>}
      <dl className="q-onboarding__answers">
        {answers.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd dir="auto">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
