import {
  errorCodeOf,
  PageLink,
  RequestFailure,
  Screen,
  useBrandTitle,
  useResource,
  useRouteParams,
} from '@quittance/app-shell';
import { getOrganization } from '@quittance/sdk/client';
import {
  buttonClass,
  Card,
  EmptyState,
  Icon,
  Inline,
  icons,
  Skeleton,
  Stack,
  TableSkeleton,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useCallback } from 'react';
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

function CompanyFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useI18n('admin');
  if (!isNotFound(error)) return <RequestFailure error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={t('company.notFoundText')}
      icon={icons.searchIcon}
      action={
        <PageLink className={buttonClass()} to="/companies">
          {t('notFound.action')}
        </PageLink>
      }
    />
  );
}

/** The company's outline while it is on its way: its marks, its facts, its two tables. */
function CompanySkeleton() {
  return (
    <div className="company-skeleton" aria-hidden="true">
      <Inline gap={2}>
        <Skeleton shape="short" />
        <Skeleton shape="short" />
      </Inline>
      <div className="company">
        <div className="company__side">
          <Card>
            <Stack>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="medium" />
            </Stack>
          </Card>
        </div>
        <div className="company__main">
          <Card flush>
            <TableSkeleton rows={2} />
          </Card>
          <Card flush>
            <TableSkeleton rows={6} />
          </Card>
        </div>
      </div>
    </div>
  );
}

function Company({ organizationId }: { readonly organizationId: string }) {
  const { t } = useI18n('admin');
  const client = useClient();
  const { data, error, refresh } = useResource(
    useCallback(
      (signal) => client.request(getOrganization, { params: { organizationId } }, { signal }),
      [client, organizationId],
    ),
  );
  return (
    <Screen
      title={data?.companyName ?? t(isNotFound(error) ? 'company.notFoundTitle' : 'companies.company')}
      brand={useBrandTitle()}
      above={<Back />}
    >
      {error !== undefined && <CompanyFailure error={error} onRetry={refresh} />}
      {error === undefined && data === undefined && <CompanySkeleton />}
      {data && <CompanyView company={data} />}
    </Screen>
  );
}

/** One company: its facts, members, accounts and invoices. */
export function CompanyScreen() {
  const { organizationId = '' } = useRouteParams();
  return <Company key={organizationId} organizationId={organizationId} />;
}
