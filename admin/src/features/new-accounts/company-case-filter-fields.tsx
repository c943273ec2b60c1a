import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { organizationDisplay } from '@quittance/sdk/rules';
import { SelectField, useI18n, verificationBadgeTexts } from '@quittance/widgets/kit';
import { newAccountsTexts } from './texts.en.ts';
import { type CompanyCaseFilter, caseStatuses, escalations } from './use-company-cases.ts';

interface CompanyCaseFilterFieldsProps {
  readonly filter: CompanyCaseFilter;
  readonly onChange: (filter: CompanyCaseFilter) => void;
}

/** Search, status and escalation above the list of companies under verification. */
export function CompanyCaseFilterFields({ filter, onChange }: CompanyCaseFilterFieldsProps) {
  const { t } = useI18n(newAccountsTexts);
  const { t: display } = useI18n(verificationBadgeTexts);
  return (
    <div className="new-accounts-filters">
      <ListSearch
        label={t('companies.search')}
        placeholder={t('companies.searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <FilterChoice
        label={t('status')}
        all={t('companies.undecided')}
        options={caseStatuses.map((status) => ({
          value: status,
          label: display(organizationDisplay({ verificationStatus: status }).textKey, { reviewer: '' }),
        }))}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <SelectField
        label={t('companies.escalation')}
        isLabelHidden
        required={null}
        options={escalations.map((value) => ({ value, label: t(`companies.escalations.${value}`) }))}
        value={filter.escalated}
        onChange={(chosen) =>
          onChange({ ...filter, escalated: escalations.find((value) => value === chosen) ?? 'all' })
        }
      />
    </div>
  );
}
