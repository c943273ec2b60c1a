import { useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { useI18n } from '../base/i18n.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { DataColumn } from './data-column.ts';
import type { TableView } from './use-table-view.ts';

/** Rows are filtered once somebody has stopped typing. */
const TYPING_DELAY_MS = 300;

interface FilterFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function FilterField({ label, value, onChange }: FilterFieldProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cleared from outside.
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      label={label}
      type="search"
      value={text}
      onChange={(typed) => {
        setText(typed);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onChange(typed), TYPING_DELAY_MS);
      }}
    />
  );
}

interface DataTableFiltersProps<Row> {
  readonly id: string;
  readonly table: TableView<Row>;
  readonly columns: readonly DataColumn<Row>[];
}

/** A field for each column that can be filtered, hidden ones too. */
export function DataTableFilters<Row>({ id, table, columns }: DataTableFiltersProps<Row>) {
  const { t } = useI18n('data');
  return (
    <search className="q-data-table__filters" id={id}>
      {columns
        .filter(({ canFilter }) => canFilter)
        .map(({ key, header }) => (
          <FilterField
            key={key}
            label={header}
            value={table.filters[key] ?? ''}
            onChange={(text) => table.setFilter(key, text)}
          />
        ))}
      <Button variant="quiet" onClick={table.clearFilters}>
        {t('clearFilters')}
      </Button>
    </search>
  );
}
