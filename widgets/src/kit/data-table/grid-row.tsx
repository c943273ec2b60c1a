// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed one by one are no rows of an HTML table
import type { CSSProperties, KeyboardEvent } from 'react';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { canEnter, cellOf } from './cell-focus.ts';
import { type Column, cellClass } from './column.ts';
import { isOwnClick } from './own-click.ts';
import { withToggled } from './row-selection.ts';
import { SelectionBox } from './selection-box.tsx';
import type { RowSelection } from './table-source.ts';
import { dataTableTexts } from './texts.en.ts';

interface GridRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  /** Index among the shown rows. */
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly selection: RowSelection<Row> | undefined;
  readonly onClick: ((row: Row) => void) | undefined;
}

export function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, rowKey, index, columns, selection, onClick } = props;
  const { t } = useI18n(dataTableTexts);
  const leading = selection ? 1 : 0;
  const isSelected = selection?.selected.has(rowKey);
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (event.key === 'Enter' && event.target === cell && !canEnter(cell)) onClick?.(row);
  };
  return (
    <div
      className={classNames('q-data-table__row', onClick && 'q-data-table__row--active')}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={-1}
      // The style sheet computes the position from the row height.
      style={{ '--q-row': index } as CSSProperties}
      onClick={onClick && ((event) => isOwnClick(event) && onClick(row))}
      onKeyDown={onKeyDown}
    >
      {selection && (
        <div className="q-data-table__cell q-data-table__cell--select" role="gridcell" tabIndex={-1} aria-colindex={1}>
          <SelectionBox
            label={t('selectRow', { row: selection.rowLabel(row) })}
            isChecked={isSelected === true}
            onChange={() => selection.onChange(withToggled(rowKey, selection.selected))}
          />
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.key}
          className={cellClass('q-data-table', column)}
          role="gridcell"
          tabIndex={-1}
          aria-colindex={at + 1 + leading}
        >
          {column.cell(row)}
        </div>
      ))}
    </div>
  );
}
