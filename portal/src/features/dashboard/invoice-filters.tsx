import { Button, kitTexts, lazyPart, useI18n } from '@quittance/widgets/kit';
import { useEffect, useRef } from 'react';
import { type Direction, groupsFor, groupWord, type StatusGroup } from '../../invoices/status-groups.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { dashboardTexts } from './texts.en.ts';

interface InvoiceFiltersProps extends FilterFieldsProps {
  readonly direction: Direction;
}

/** Loaded together with the list: nobody searches before it is there. */
const fields = lazyPart(async () => (await import('./filter-fields.tsx')).FilterFields);

/** Scrolls to the chosen group: a phone shows only some of them. */
function useChosenInSight(group: StatusGroup) {
  const list = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chosen group
  useEffect(() => {
    const { current } = list;
    const chosen = current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not `scrollIntoView`, which would also scroll the page down to the list.
    if (chosen) current?.scrollTo({ left: chosen.offsetLeft - (current.clientWidth - chosen.offsetWidth) / 2 });
  }, [group]);
  return list;
}

/** Status groups, search and currency above a list. */
export function InvoiceFilters({ direction, filter, onChange, currencies }: InvoiceFiltersProps) {
  const { t } = useI18n(dashboardTexts);
  const { t: kit } = useI18n(kitTexts);
  const { value: Fields, retry } = fields.useAttempt(true);
  const groups = useChosenInSight(filter.status);
  return (
    <div className="filters">
      <fieldset className="filters__groups" ref={groups}>
        <legend className="q-visually-hidden">{t('group.label')}</legend>
        {groupsFor(direction).map((group) => (
          <button
            key={group}
            type="button"
            className="filters__group"
            aria-pressed={group === filter.status}
            onClick={() => onChange({ ...filter, status: group })}
          >
            {t(`group.${groupWord(direction, group)}`)}
          </button>
        ))}
      </fieldset>
      <div className="filters__fields">
        {Fields && <Fields filter={filter} onChange={onChange} currencies={currencies} />}
        {retry && <Button onClick={retry}>{kit('tryAgain')}</Button>}
      </div>
    </div>
  );
}
