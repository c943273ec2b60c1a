import { PageLink, type Pages, RequestFailure, TableSkeleton, usePagePlace } from '@quittance/app-shell';
import { countryName } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import {
  Button,
  CalendarDate,
  EmptyState,
  Icon,
  icons,
  Pagination,
  Table,
  type TableColumn,
  useI18n,
  VerificationBadge,
} from '@quittance/widgets/kit';
import { type CompanyFilter, isUnfiltered } from './company-filter.ts';
import { CompanyStatusBadge } from './company-status-badge.tsx';
import type { OrganizationRow } from './use-companies.ts';

const addressOf = ({ organizationId }: OrganizationRow): string => `/companies/${organizationId}`;

/** Marks beside a company's name that compliance looks for. */
function Marks({ row }: { readonly row: OrganizationRow }) {
  const { t } = useI18n('admin');
  return (
    <>
      {row.escalated && (
        <Icon shape={icons.alertIcon} label={t('companies.escalated')} className="company-name__mark" />
      )}
      {row.monitored && <Icon shape={icons.eyeIcon} label={t('companies.monitored')} className="company-name__mark" />}
    </>
  );
}

function CompanyName({ row }: { readonly row: OrganizationRow }) {
  return (
    <span className="company-name">
      <span className="company-name__line">
        <PageLink className="q-table__link q-truncated" to={addressOf(row)} title={row.companyName} dir="auto">
          {row.companyName}
        </PageLink>
        <Marks row={row} />
      </span>
      {row.companyHandle && <span className="company-name__handle">@{row.companyHandle}</span>}
    </span>
  );
}

function CompanyTable({ rows }: { readonly rows: readonly OrganizationRow[] }) {
  const { t, locale } = useI18n('admin');
  const { history } = usePagePlace();
  const columns: readonly TableColumn<OrganizationRow>[] = [
    {
      key: 'company',
      header: t('companies.company'),
      place: 'head',
      truncates: true,
      cell: (row) => <CompanyName row={row} />,
    },
    {
      key: 'status',
      header: t('companies.status'),
      place: 'head-end',
      cell: (row) => <CompanyStatusBadge status={row.companyStatus} />,
    },
    {
      key: 'verification',
      header: t('companies.verification'),
      place: 'foot-end',
      cell: (row) => <VerificationBadge organization={row} />,
    },
    { key: 'plan', header: t('companies.plan'), cell: (row) => t(`pricingTier.${row.pricingTier}`) },
    {
      key: 'country',
      header: t('companies.country'),
      cell: (row) => (row.country ? countryName(row.country, locale) : '–'),
    },
    {
      key: 'created',
      header: t('companies.created'),
      cell: (row) => (
        <span className="company-date">
          <CalendarDate date={businessDateOf(new Date(row.createdAt))} />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('companies.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.organizationId}
      onRowClick={(row) => history.push(addressOf(row))}
    />
  );
}

interface CompanyListProps {
  readonly companies: Pages<OrganizationRow>;
  readonly filter: CompanyFilter;
  readonly onClear: () => void;
}

function Nothing({ filter, onClear }: Pick<CompanyListProps, 'filter' | 'onClear'>) {
  const { t } = useI18n('admin');
  if (isUnfiltered(filter)) {
    return (
      <EmptyState title={t('companies.emptyTitle')} icon={icons.buildingIcon}>
        {t('companies.emptyText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('companies.noMatchTitle')}
      icon={icons.searchIcon}
      action={<Button onClick={onClear}>{t('companies.clear')}</Button>}
    >
      {t('companies.noMatchText')}
    </EmptyState>
  );
}

/** The list in whichever state it is. */
export function CompanyList({ companies, filter, onClear }: CompanyListProps) {
  const { page, hasNext, hasPrevious, next, previous } = companies;
  const { data, error, isLoading } = page;
  if (error !== undefined) {
    return (
      <div className="list">
        <RequestFailure error={error} onRetry={page.refresh} />
      </div>
    );
  }
  return (
    <div className={isLoading && data ? 'list list--stale' : 'list'} aria-busy={isLoading}>
      {data === undefined && <TableSkeleton />}
      {data?.items.length === 0 && <Nothing filter={filter} onClear={onClear} />}
      {data && data.items.length > 0 && <CompanyTable rows={data.items} />}
      <Pagination hasPrevious={hasPrevious} hasNext={hasNext} onPrevious={previous} onNext={next} pending={isLoading} />
    </div>
  );
}
