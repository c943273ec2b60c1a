import { icons, StatusBadge, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import type { CompanyProps } from './company.ts';
import { CompanyStatusBadge } from './company-status-badge.tsx';
import { companyTexts } from './texts.en.ts';

/** A state behind its word, both on one line. */
function State({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <span className="company__state">
      <span className="company__state-word">{word}</span> {children}
    </span>
  );
}

/** Where a company stands, and what compliance looks for. */
export function CompanyStatus({ company }: CompanyProps) {
  const { t } = useI18n(companyTexts);
  return (
    <>
      <State word={t('companies.status')}>
        <CompanyStatusBadge status={company.companyStatus} />
      </State>
      <State word={t('companies.verification')}>
        <VerificationBadge organization={company} />
      </State>
      {company.escalated && <StatusBadge tone="warning" icon={icons.alertIcon} label={t('companies.escalated')} />}
      {company.monitored && <StatusBadge tone="info" icon={icons.eyeIcon} label={t('companies.monitored')} />}
    </>
  );
}
