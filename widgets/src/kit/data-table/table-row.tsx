import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { cellClass } from './column.ts';
import { isOwnClick } from './own-click.ts';
import type { TableRowProps } from './table-props.ts';

interface RowLook {
  /** A cell before those of the columns. */
  readonly leading?: ReactNode | undefined;
  /** Its details are shown below it. */
  readonly isOpen?: boolean | undefined;
}

/** Opens the row. Its link takes the focus first, so that a dialog can give it back on closing. */
function openRow<Row>(event: MouseEvent<HTMLElement>, row: Row, open: (row: Row) => void): void {
  if (!isOwnClick(event)) return;
  event.currentTarget.querySelector('a')?.focus({ preventScroll: true });
  open(row);
}

/** The cells of a row. */
export function TableRow<Row>({ row, columns, onClick, leading, isOpen }: TableRowProps<Row> & RowLook) {
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: Safari drops them when the cells are laid out as blocks */}
      <tr
        role="row"
        className={classNames(onClick && 'q-table__row--active', isOpen && 'q-table__row--open')}
        onClick={onClick && ((event) => openRow(event, row, onClick))}
        // The second press of a double click would select a word, which then stays marked below what has opened.
        onMouseDown={onClick && ((event) => event.detail > 1 && event.preventDefault())}
      >
        {leading}
        {columns.map((column) => (
          <td key={column.key} role="cell" className={cellClass('q-table', column)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </>
  );
}
