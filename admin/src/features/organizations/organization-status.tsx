import { icons, StatusBadge, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import type { OrganizationProps } from './organization.ts';
import { OrganizationStatusBadge } from './organization-status-badge.tsx';
import { organizationTexts } from './texts.en.ts';

/** A state behind its word, both on one line. */
function State({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <span className="organization__state">
      <span className="organization__state-word">{word}</span> {children}
    </span>
  );
}

/** Shows an organization's status, its verification, and whether it is escalated or monitored. */
export function OrganizationStatus({ organization }: OrganizationProps) {
  const { t } = useI18n(organizationTexts);
  return (
    <>
      <State word={t('companies.status')}>
        <OrganizationStatusBadge status={organization.companyStatus} />
      </State>
      <State word={t('companies.verification')}>
        <VerificationBadge organization={organization} />
      </State>
      {organization.escalated && <StatusBadge tone="warning" icon={icons.alertIcon} label={t('companies.escalated')} />}
      {organization.monitored && <StatusBadge tone="info" icon={icons.eyeIcon} label={t('companies.monitored')} />}
    </>
  );
}
