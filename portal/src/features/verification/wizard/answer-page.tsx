import type { VerificationAnswers, VerificationFacts } from '@quittance/sdk/rules';
import { BusinessPage } from './pages/business-page.tsx';
import { DocumentsPage } from './pages/documents-page.tsx';
import { IdentityPage } from './pages/identity-page.tsx';
import { OfficersPage } from './pages/officers-page.tsx';
import { OwnersPage } from './pages/owners-page.tsx';
import { PublicOfficePage } from './pages/public-office-page.tsx';
import { RiskProfilePage } from './pages/risk-profile-page.tsx';
import { SetupPage } from './pages/setup-page.tsx';
import type { AnswerPage } from './pages.ts';

export interface AnswerPageProps {
  readonly page: AnswerPage['id'];
  readonly answers: VerificationAnswers;
  readonly facts: VerificationFacts;
  readonly onChange: (answers: VerificationAnswers) => void;
}

/** The fields of a page. */
export function AnswerPageFields({ page, answers, facts, onChange }: AnswerPageProps) {
  const of = <Step extends keyof VerificationAnswers>(step: Step) => {
    const value = (answers[step] ?? {}) as NonNullable<VerificationAnswers[Step]>;
    return {
      value,
      onChange: (changes: Partial<NonNullable<VerificationAnswers[Step]>>) =>
        onChange({ ...answers, [step]: { ...value, ...changes } }),
    };
  };
  switch (page) {
    case 'setup':
      return <SetupPage {...of('bankAccount')} />;
    case 'riskProfile':
      return <RiskProfilePage {...of('companyRiskProfile')} />;
    case 'business':
      return <BusinessPage {...of('kyb')} companyType={answers.bankAccount?.companyType} today={facts.today} />;
    case 'documents':
      return <DocumentsPage {...of('documentation')} answers={answers} today={facts.today} />;
    case 'owners':
      return <OwnersPage {...of('ubos')} />;
    case 'officers':
      return <OfficersPage {...of('ubos')} owners={answers.ubos?.owners ?? []} />;
    case 'identity':
      return <IdentityPage {...of('personIdentityKyc')} today={facts.today} />;
    case 'publicOffice':
      return <PublicOfficePage {...of('pep')} today={facts.today} />;
  }
}
