import { useResource } from '@quittance/app-shell';
import { loadIndustries } from '@quittance/sdk/reference';
import { otherIndustry } from '@quittance/sdk/rules';
import { useI18n, usePhoneText } from '@quittance/widgets/kit';
import { type ReactNode, useCallback } from 'react';
import { answerTexts } from './answer-texts.en.ts';
import { Answer, AnsweredAddress, AnsweredCountry, AnsweredDate, AnsweredYesNo, AnswersList } from './answers-list.tsx';
import type { CompanyRecord } from './company-record.ts';

type AnswersOf<Step extends keyof CompanyRecord['steps']> = NonNullable<CompanyRecord['steps'][Step]['data']>;

/** How the business is organized. */
export function SetupAnswers({
  answers: { handle, companyType, companySubType },
}: {
  readonly answers: AnswersOf<'bankAccount'>;
}) {
  const { t } = useI18n(answerTexts);
  return (
    <AnswersList>
      {handle && <Answer term={t('setup.handle')}>{handle}</Answer>}
      <Answer term={t('setup.companyType')}>{companyType && t(`companyTypes.${companyType}`)}</Answer>
      {companyType === 'registered_company' && (
        <Answer term={t('setup.companySubType')}>{companySubType && t(`companySubTypes.${companySubType}`)}</Answer>
      )}
    </AnswersList>
  );
}

function Industry({ answers: { industry, industryText } }: { readonly answers: AnswersOf<'companyRiskProfile'> }) {
  const { t, locale } = useI18n(answerTexts);
  const industries = useResource(useCallback(() => loadIndustries(locale), [locale]));
  if (industry === otherIndustry) return <Answer term={t('risk.industry')}>{industryText}</Answer>;
  const label = industries.data?.find(({ code }) => code === industry)?.label;
  return <Answer term={t('risk.industry')}>{label ?? industry}</Answer>;
}

/** What the business does, and for what it will use the account. */
export function RiskAnswers({ answers }: { readonly answers: AnswersOf<'companyRiskProfile'> }) {
  const { t } = useI18n(answerTexts);
  const {
    sensitiveIndustries = [],
    highRiskType,
    expectedUses = [],
    fundSource,
    fundSourceText,
    storedAmount,
  } = answers;
  const funds = fundSource === 'other' ? fundSourceText : fundSource && t(`funds.${fundSource}`);
  return (
    <AnswersList>
      <Industry answers={answers} />
      <Answer term={t('risk.sensitive')}>{sensitiveIndustries.map((each) => t(`sensitive.${each}`)).join(', ')}</Answer>
      <Answer term={t('risk.highRisk')}>{highRiskType && t(`highRisk.${highRiskType}`)}</Answer>
      <Answer term={t('risk.uses')}>{expectedUses.map((each) => t(`uses.${each}`)).join(', ')}</Answer>
      <Answer term={t('risk.funds')}>{funds}</Answer>
      <Answer term={t('risk.amount')}>{storedAmount && t(`amounts.${storedAmount}`)}</Answer>
    </AnswersList>
  );
}

/** The links of the business, or why there are none. Not links here: a slip of the hand must not lead staff to a stranger's page. */
function Links({ answers }: { readonly answers: AnswersOf<'kyb'> }) {
  const { t } = useI18n(answerTexts);
  const { website, marketplaceLink, socialLink, noWebsiteReason } = answers;
  const isWithout = !website && !marketplaceLink && !socialLink;
  return (
    <>
      {(website || isWithout) && <Answer term={t('business.website')}>{website}</Answer>}
      {marketplaceLink && <Answer term={t('business.marketplace')}>{marketplaceLink}</Answer>}
      {socialLink && <Answer term={t('business.social')}>{socialLink}</Answer>}
      {noWebsiteReason && <Answer term={t('business.noWebsite')}>{noWebsiteReason}</Answer>}
    </>
  );
}

interface BusinessAnswersProps {
  readonly answers: AnswersOf<'kyb'>;
  /** Where staff can correct them. */
  readonly corrections?: { readonly legalName: ReactNode; readonly address: ReactNode } | undefined;
}

/** Name, numbers, contact and addresses of the business. */
export function BusinessAnswers({ answers, corrections }: BusinessAnswersProps) {
  const { t } = useI18n(answerTexts);
  const { tradingAddresses = [], phoneNumber, phoneCountry } = answers;
  const phoneText = usePhoneText(phoneNumber !== undefined);
  return (
    <AnswersList>
      <Answer term={t('business.legalName')} action={corrections?.legalName}>
        {answers.legalName}
      </Answer>
      {answers.tradingName && <Answer term={t('business.tradingName')}>{answers.tradingName}</Answer>}
      <AnsweredCountry term={t('business.country')} code={answers.incorporationCountry} />
      <Answer term={t('business.taxId')}>{answers.taxId}</Answer>
      <Answer term={t('business.registrationNumber')}>{answers.registrationNumber}</Answer>
      <AnsweredDate term={t('business.incorporatedOn')} date={answers.incorporatedOn} />
      <AnsweredDate term={t('business.commencedOn')} date={answers.commencedOn} />
      <AnsweredYesNo term={t('business.isOwnedByEntity')} value={answers.isOwnedByEntity} />
      <Answer term={t('business.employees')}>{answers.employees}</Answer>
      <Answer term={t('business.phone')}>{phoneNumber && phoneText(phoneNumber, phoneCountry)}</Answer>
      {phoneCountry && <AnsweredCountry term={t('business.phoneCountry')} code={phoneCountry} />}
      <Links answers={answers} />
      <AnsweredAddress term={t('business.address')} address={answers.address} action={corrections?.address} />
      {tradingAddresses.map((address, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: addresses have no ids, and the list never changes here
        <AnsweredAddress key={index} term={t('business.tradingAddress', { number: index + 1 })} address={address} />
      ))}
    </AnswersList>
  );
}
