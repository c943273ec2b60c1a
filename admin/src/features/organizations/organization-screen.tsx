import { PageLink, RecordScreen, useBrandTitle, useResource, useRouteParams } from '@quittance/app-shell';
import {
  getCompanyUnderVerification,
  getOrganization,
  listMessages,
  listOrganizationFiles,
  mayMake,
} from '@quittance/sdk/client';
import { buttonClass, Icon, Inline, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { companyDocumentsAddress } from '../../company/company-address.ts';
import './organizations.css';
import { layoutTexts } from '../../layout/texts.en.ts';
import { useStaff } from '../../session/staff.ts';
import { companyCaseAddress } from '../new-accounts/case-address.ts';
import { ResetButton } from '../reset-application/reset-button.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import type { OrganizationPlanProps } from './organization-plan.tsx';
import { OrganizationSections } from './organization-sections.tsx';
import { OrganizationStatus } from './organization-status.tsx';
import { organizationTexts } from './texts.en.ts';

/** Links to what else staff may see of the company. */
function OrganizationLinks({ organization, onChanged }: OrganizationPlanProps) {
  const { t } = useI18n(organizationTexts);
  const staff = useStaff();
  const { organizationId } = organization;
  return (
    <Inline>
      {mayMake(getCompanyUnderVerification, staff) && (
        <PageLink className={buttonClass()} to={companyCaseAddress(organizationId)}>
          <Icon shape={icons.shieldIcon} />
          {t('companies.verification')}
        </PageLink>
      )}
      {mayMake(listOrganizationFiles, staff) && (
        <PageLink className={buttonClass()} to={companyDocumentsAddress(organizationId)}>
          <Icon shape={icons.documentIcon} />
          {t('company.documents')}
        </PageLink>
      )}
      {mayMake(listMessages, staff) && (
        <PageLink className={buttonClass()} to={`/messages?organizationId=${organizationId}`}>
          <Icon shape={icons.mailIcon} />
          {t('company.messages')}
        </PageLink>
      )}
      <ResetButton company={organization} onDone={onChanged} />
    </Inline>
  );
}

function Organization({ organizationId }: { readonly organizationId: string }) {
  const { t } = useI18n(organizationTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const client = useClient();
  const organization = useResource(
    useCallback(
      (signal) => client.request(getOrganization, { params: { organizationId } }, { signal }),
      [client, organizationId],
    ),
  );
  return (
    <RecordScreen
      record={organization}
      kind={t('companies.company')}
      title={({ companyName }) => companyName}
      brand={useBrandTitle()}
      back={{ to: '/companies', label: t('company.back') }}
      actions={(data) => <OrganizationLinks organization={data} onChanged={organization.refresh} />}
      status={(data) => <OrganizationStatus organization={data} />}
      side={(data) => <OrganizationFacts organization={data} />}
      notFound={{
        title: t('company.notFoundTitle'),
        text: t('company.notFoundText'),
        action: (
          <PageLink className={buttonClass()} to="/companies">
            {layoutText('toCompanies')}
          </PageLink>
        ),
      }}
    >
      {(data) => <OrganizationSections organization={data} onChanged={organization.refresh} />}
    </RecordScreen>
  );
}

/** Shows one organization: facts, members, accounts and invoices. */
export function OrganizationScreen() {
  const { organizationId = '' } = useRouteParams();
  return <Organization key={organizationId} organizationId={organizationId} />;
}
