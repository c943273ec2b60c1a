import { Button, kitTexts, lazyPart, useI18n } from '@quittance/widgets/kit';
import { groupsFor, groupWord } from '../../invoices/status-groups.ts';
import { ListGroups } from '../../list-groups/list-groups.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { dashboardTexts } from './texts.en.ts';

/** Loaded together with the list: nobody searches before it is there. */
const fields = lazyPart(async () => (await import('./filter-fields.tsx')).FilterFields);

/** Status groups, search and currency above a list. */
export function InvoiceFilters({ direction, filter, onChange, currencies }: FilterFieldsProps) {
  const { t } = useI18n(dashboardTexts);
  const { t: kit } = useI18n(kitTexts);
  const { value: Fields, retry } = fields.useAttempt(true);
  return (
    <div className="filters">
      <ListGroups
        label={t('group.label')}
        groups={groupsFor(direction).map((group) => ({
          value: group,
          label: t(`group.${groupWord(direction, group)}`),
        }))}
        chosen={filter.status}
        onChoose={(status) => onChange({ ...filter, status })}
      />
      <div className="filters__fields">
        {Fields && <Fields direction={direction} filter={filter} onChange={onChange} currencies={currencies} />}
        {retry && <Button onClick={retry}>{kit('tryAgain')}</Button>}
      </div>
    </div>
  );
}
