import { useI18n } from '../base/i18n.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { Column } from './column.ts';
import { dataTableTexts } from './texts.en.ts';
import type { TableView } from './use-table-view.ts';

interface GridFiltersProps<Row> {
  readonly id: string;
  readonly table: TableView<Row>;
  readonly columns: readonly Column<Row>[];
}

/** A field for each column with values, also for hidden ones. */
export function GridFilters<Row>({ id, table, columns }: GridFiltersProps<Row>) {
  const { t } = useI18n(dataTableTexts);
  return (
    <search className="q-data-table__filters" id={id}>
      {columns
        .filter(({ canFilter }) => canFilter)
        .map(({ key, header }) => (
          <TextField
            key={key}
            label={header}
            required={null}
            type="search"
            value={table.typed[key] ?? ''}
            onChange={(text) => table.setFilter(key, text)}
          />
        ))}
      <Button variant="quiet" onClick={table.clearFilters}>
        {t('clearFilters')}
      </Button>
    </search>
  );
}
