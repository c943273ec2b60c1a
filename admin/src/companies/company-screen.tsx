import { getCompany } from '@quittance/sdk/client';
import { errorCodeOf, PageLink, Screen, useErrorText, useResource } from '@quittance/widgets/host';
import { EmptyState, ErrorState, Icon, icons, Skeleton, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { useBrand } from '../layout/use-brand.ts';
import './companies.css';
import { CompanyView } from './company-view.tsx';

function Back() {
  const { t } = useI18n('admin');
  return (
    <PageLink className="screen__back" to="/companies">
      <Icon shape={icons.arrowLeftIcon} />
      {t('company.back')}
    </PageLink>
  );
}

/** An id that is mistyped is refused by its form, one that is unknown by the server's search; a person sees no difference. */
const isNotFound = (error: unknown): boolean => {
  const code = errorCodeOf(error);
  return code === 'NotFoundError' || code === 'ValidationError';
};

function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useI18n('admin');
  const errorText = useErrorText();
  if (!isNotFound(error)) return <ErrorState title={errorText(error)} onRetry={onRetry} />;
  return (
    <EmptyState title={t('company.notFoundTitle')} icon={icons.searchIcon}>
      {t('company.notFoundText')}
    </EmptyState>
  );
}

function Company({ organizationId }: { readonly organizationId: string }) {
  const { t } = useI18n('admin');
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback(
      (signal) => client.request(getCompany, { params: { organizationId } }, { signal }),
      [client, organizationId],
    ),
  );
  return (
    <Screen title={data?.companyName ?? t('companies.company')} brand={useBrand()} above={<Back />}>
      {error !== undefined && <LoadFailure error={error} onRetry={refresh} />}
      {error === undefined && data === undefined && (
        <Stack>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {data && <CompanyView company={data} />}
    </Screen>
  );
}

/** One company: its facts, members, accounts and invoices. */
export function CompanyScreen() {
  const { organizationId = '' } = useParams();
  return <Company key={organizationId} organizationId={organizationId} />;
}
