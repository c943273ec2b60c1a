import { PageLink, RecordScreen, useBrandTitle, useResource, useRouteParams } from '@quittance/app-shell';
import { getOrganization } from '@quittance/sdk/client';
import { buttonClass, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import './companies.css';
import { layoutTexts } from '../../layout/texts.en.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanySections } from './company-sections.tsx';
import { CompanyStatus } from './company-status.tsx';
import { companyTexts } from './texts.en.ts';

function Company({ organizationId }: { readonly organizationId: string }) {
  const { t } = useI18n(companyTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  const client = useClient();
  const company = useResource(
    useCallback(
      (signal) => client.request(getOrganization, { params: { organizationId } }, { signal }),
      [client, organizationId],
    ),
  );
  return (
    <RecordScreen
      record={company}
      kind={t('companies.company')}
      title={({ companyName }) => companyName}
      brand={useBrandTitle()}
      back={{ to: '/companies', label: t('company.back') }}
      status={(data) => <CompanyStatus company={data} />}
      side={(data) => <CompanyFacts company={data} />}
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
      {(data) => <CompanySections company={data} />}
    </RecordScreen>
  );
}

/** Shows one company: facts, members, accounts and invoices. */
export function CompanyScreen() {
  const { organizationId = '' } = useRouteParams();
  return <Company key={organizationId} organizationId={organizationId} />;
}
