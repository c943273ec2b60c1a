import { PageLink, RecordScreen, useBrandTitle, useResource, useRouteParams } from '@quittance/app-shell';
import { getCompanyUnderVerification, getCustomerFile, listOrganizationFiles, mayMake } from '@quittance/sdk/client';
import { buttonClass, Icon, Inline, icons, StatusBadge, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { companyAddress, companyDocumentsAddress } from '../../company/company-address.ts';
import './verification-cases.css';
import { useStaff } from '../../session/staff.ts';
import { customerFileAddress } from '../new-accounts/case-address.ts';
import { CaseBadge } from '../new-accounts/case-badge.tsx';
import { newAccountsTexts } from '../new-accounts/texts.en.ts';
import { OrganizationStatusBadge } from '../organizations/organization-status-badge.tsx';
import { ResetButton } from '../reset-application/reset-button.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { CompanyDecision } from './company-decision.tsx';
import { CompanyFacts } from './company-facts.tsx';
import type { ChangedProps, CompanyProps } from './company-record.ts';
import { CompanySections } from './company-sections.tsx';
import { EscalateButton } from './escalate-button.tsx';
import { NotesCard } from './notes-card.tsx';
import { caseTexts } from './texts.en.ts';

const listAddress = '/new-accounts/accounts-under-verification';

/** What staff can do with the company, and what else they may see of it. */
function CaseActions({ company, onChanged }: CompanyProps & ChangedProps) {
  const { t } = useI18n(caseTexts);
  const staff = useStaff();
  const { organizationId } = company;
  return (
    <Inline>
      <PageLink className={buttonClass()} to={companyAddress(organizationId)}>
        <Icon shape={icons.buildingIcon} />
        {t('links.company')}
      </PageLink>
      {mayMake(listOrganizationFiles, staff) && (
        <PageLink className={buttonClass()} to={companyDocumentsAddress(organizationId)}>
          <Icon shape={icons.documentIcon} />
          {t('links.documents')}
        </PageLink>
      )}
      {mayMake(getCustomerFile, staff) && (
        <PageLink className={buttonClass()} to={customerFileAddress(organizationId)}>
          <Icon shape={icons.downloadIcon} />
          {t('links.customerFile')}
        </PageLink>
      )}
      <EscalateButton company={company} onChanged={onChanged} />
      <ResetButton company={company} onDone={onChanged} />
    </Inline>
  );
}

function CaseStatus({ company }: CompanyProps) {
  const { t } = useI18n(newAccountsTexts);
  return (
    <>
      <CaseBadge company={company} />
      <OrganizationStatusBadge status={company.companyStatus} />
      {company.escalated && <StatusBadge tone="warning" icon={icons.alertIcon} label={t('escalated')} />}
    </>
  );
}

function CompanyCase({ organizationId }: { readonly organizationId: string }) {
  const { t } = useI18n(caseTexts);
  const { t: listText } = useI18n(newAccountsTexts);
  const client = useClient();
  const record = useResource(
    useCallback(
      (signal) => client.request(getCompanyUnderVerification, { query: { organizationId } }, { signal }),
      [client, organizationId],
    ),
  );
  return (
    <RecordScreen
      record={record}
      kind={listText('company')}
      title={({ companyName }) => companyName}
      brand={useBrandTitle()}
      back={{ to: listAddress, label: listText('companies.title') }}
      actions={(company) => <CaseActions company={company} onChanged={record.refresh} />}
      status={(company) => <CaseStatus company={company} />}
      side={(company) => (
        <>
          <CompanyDecision company={company} onChanged={record.refresh} />
          <CompanyFacts company={company} />
          <NotesCard organizationId={organizationId} notes={company.notes} onChanged={record.refresh} />
          <CaseTimeline
            decisions={company.decisions}
            people={company.people}
            owners={company.steps.ubos.data?.owners}
            requests={company.additionalInfoRequests}
            finalizedAt={company.finalizedAt}
            createdAt={company.createdAt}
          />
        </>
      )}
      notFound={{
        title: t('notFound.company'),
        text: t('notFound.text'),
        action: (
          <PageLink className={buttonClass()} to={listAddress}>
            {listText('companies.title')}
          </PageLink>
        ),
      }}
    >
      {(company) => <CompanySections company={company} onChanged={record.refresh} />}
    </RecordScreen>
  );
}

/** A company under verification: its phases and answers, and what staff decide about them. */
export function CompanyCaseScreen() {
  const { organizationId = '' } = useRouteParams();
  return <CompanyCase key={organizationId} organizationId={organizationId} />;
}
