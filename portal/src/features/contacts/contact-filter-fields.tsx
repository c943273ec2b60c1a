import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { contactCategories, contactStatuses } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
import { ListGroups } from '../../list-groups/list-groups.tsx';
import type { ContactFilter } from './contact-filter.ts';
import { contactsTexts } from './texts.en.ts';

interface ContactFilterFieldsProps {
  readonly filter: ContactFilter;
  readonly onChange: (filter: ContactFilter) => void;
}

/** Groups, search and category above the list of contacts. */
export function ContactFilterFields({ filter, onChange }: ContactFilterFieldsProps) {
  const { t } = useI18n(contactsTexts);
  return (
    <div className="contact-filters">
      <ListGroups
        label={t('status.label')}
        groups={contactStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        chosen={filter.status}
        onChoose={(status) => onChange({ ...filter, status })}
      />
      <div className="contact-filters__fields">
        <ListSearch
          label={t('list.search')}
          placeholder={t('list.searchPlaceholder')}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
        <FilterChoice
          label={t('category.label')}
          all={t('category.all')}
          options={contactCategories.map((category) => ({ value: category, label: t(`category.${category}`) }))}
          value={filter.category}
          onChange={(category) => onChange({ ...filter, category })}
        />
      </div>
    </div>
  );
}
