import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { cellClass } from './column.ts';
import { isOwnClick } from './own-click.ts';
import type { TableRowProps } from './table-props.ts';

interface RowLook {
  /** A cell before the columns. */
  readonly leading?: ReactNode | undefined;
  /** Whether the row's details are shown below it. */
  readonly isOpen?: boolean | undefined;
}

/** Opens a row. Its link gets the focus first, so that a dialog can return it when it closes. */
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
        // A double click would select a word, which stays highlighted under the opened dialog.
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
