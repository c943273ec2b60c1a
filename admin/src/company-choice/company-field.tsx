import { ListSearch, RequestFailure } from '@quittance/app-shell';
import { RadioGroup, useI18n } from '@quittance/widgets/kit';
import { companyChoiceTexts } from './texts.en.ts';
import type { CompanyHit, CompanySearch } from './use-company-search.ts';

interface SearchProps {
  readonly companies: CompanySearch;
}

/** The search above the choice. Keep it outside the form: Enter searches, and sends nothing. */
export function CompanySearchField({ companies }: SearchProps) {
  const { t } = useI18n(companyChoiceTexts);
  return (
    <ListSearch
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      value={companies.text}
      onChange={companies.search}
    />
  );
}

interface CompanyFieldProps extends SearchProps {
  readonly label: string;
  readonly name: string;
  readonly value: CompanyHit | null;
  readonly onChange: (company: CompanyHit | null) => void;
  readonly readOnly?: boolean | undefined;
}

/** Chooses one of the companies that were found. */
export function CompanyField({ companies, label, name, value, onChange, readOnly }: CompanyFieldProps) {
  const { t } = useI18n(companyChoiceTexts);
  const { text, hits } = companies;
  const found = hits.data ?? [];
  const isFound = found.some(({ organizationId }) => organizationId === value?.organizationId);
  // The chosen one stays in sight while another is searched.
  const shown = value && !isFound ? [value, ...found] : found;
  const status = () => {
    if (text.trim() === '') return t('hint');
    if (hits.isLoading) return t('searching');
    return found.length === 0 && hits.error === undefined ? t('none') : '';
  };
  return (
    <>
      {hits.error !== undefined && <RequestFailure error={hits.error} onRetry={hits.refresh} />}
      <RadioGroup
        label={label}
        name={name}
        required
        description={<span role="status">{status()}</span>}
        options={shown.map(({ organizationId, companyName, companyHandle }) => ({
          value: organizationId,
          label: <bdi>{companyName}</bdi>,
          description: companyHandle && `@${companyHandle}`,
        }))}
        value={value?.organizationId ?? ''}
        onChange={(id) => onChange(shown.find(({ organizationId }) => organizationId === id) ?? null)}
        readOnly={readOnly}
      />
    </>
  );
}
