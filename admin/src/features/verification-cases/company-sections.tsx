import { Banner, useI18n } from '@quittance/widgets/kit';
import { ApplicationsCard } from './applications-card.tsx';
import { BusinessAnswers, RiskAnswers, SetupAnswers } from './business-answers.tsx';
import type { ChangedProps, CompanyProps, ReviewedStep } from './company-record.ts';
import { CorrectAddress, CorrectLegalName } from './correct-company.tsx';
import { DocumentAnswers } from './document-answers.tsx';
import { OwnersAnswers } from './owner-answers.tsx';
import { PeopleCard } from './people-card.tsx';
import { PhasesCard } from './phases-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { SectionMenu } from './section-menu.tsx';
import { StepSection } from './step-section.tsx';
import { caseTexts } from './texts.en.ts';

/** The phases, and the answers of each step in words. */
export function CompanySections(props: CompanyProps & ChangedProps) {
  const { company } = props;
  const { t } = useI18n(caseTexts);
  const { companyRiskProfile, kyb, documentation, ubos, bankAccount } = company.steps;
  const isAlone = bankAccount.data?.companyType === 'solopreneur';
  const steps: readonly ReviewedStep[] = [
    'companyRiskProfile',
    'kyb',
    'documentation',
    ...(isAlone ? [] : (['ubos'] as const)),
    'bankAccount',
  ];
  return (
    <>
      <SectionMenu {...props} steps={steps} />
      {company.missing.length > 0 && <Banner tone="info">{t('missing', { count: company.missing.length })}</Banner>}
      <PhasesCard company={company} />
      <RequestsCard {...props} />
      <StepSection {...props} step="companyRiskProfile">
        {companyRiskProfile.data && <RiskAnswers answers={companyRiskProfile.data} />}
      </StepSection>
      <StepSection {...props} step="kyb">
        {kyb.data && (
          <BusinessAnswers
            answers={kyb.data}
            corrections={{ legalName: <CorrectLegalName {...props} />, address: <CorrectAddress {...props} /> }}
          />
        )}
      </StepSection>
      <StepSection {...props} step="documentation">
        {documentation.data && <DocumentAnswers {...props} answers={documentation.data} />}
      </StepSection>
      {!isAlone && (
        <StepSection {...props} step="ubos">
          {ubos.data && <OwnersAnswers {...props} answers={ubos.data} />}
        </StepSection>
      )}
      <PeopleCard company={company} />
      <StepSection {...props} step="bankAccount">
        {bankAccount.data && <SetupAnswers answers={bankAccount.data} />}
      </StepSection>
      <ApplicationsCard {...props} />
    </>
  );
}
