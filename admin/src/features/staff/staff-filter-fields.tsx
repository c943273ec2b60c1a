import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { useI18n } from '@quittance/widgets/kit';
import { layoutTexts } from '../../layout/texts.en.ts';
import { staffTexts } from './texts.en.ts';
import { type StaffFilter, staffRoles } from './use-staff.ts';

interface StaffFilterFieldsProps {
  readonly filter: StaffFilter;
  readonly onChange: (filter: StaffFilter) => void;
}

/** Search and role above the list of staff. */
export function StaffFilterFields({ filter, onChange }: StaffFilterFieldsProps) {
  const { t } = useI18n(staffTexts);
  const { t: layoutText } = useI18n(layoutTexts);
  return (
    <div className="staff-filters">
      <ListSearch
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <FilterChoice
        label={t('role')}
        all={t('list.allRoles')}
        options={staffRoles.map((role) => ({ value: role, label: layoutText(`role.${role}`) }))}
        value={filter.role}
        onChange={(role) => onChange({ ...filter, role })}
      />
    </div>
  );
}
