import { Fragment, type MouseEvent, useId, useState } from 'react';
import { IconButton } from '../actions/button.tsx';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { chevronDownIcon } from '../display/icons.ts';
import { isOwnClick } from './own-click.ts';
import { cellClass, type RowDetails, type TableColumn } from './table-column.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly details: RowDetails<Row> | undefined;
  readonly onClick: ((row: Row) => void) | undefined;
}

interface DetailsButtonProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
}

function DetailsButton({ label, isOpen, controls, onToggle }: DetailsButtonProps) {
  const { t } = useI18n('data');
  return (
    <IconButton
      className="q-icon-button--small q-table__toggle"
      icon={chevronDownIcon}
      label={t('detailsOf', { row: label })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    />
  );
}

/** Opens what the row stands for. Its link takes the focus first, so that a dialog can give it back on closing. */
function openRow<Row>(event: MouseEvent<HTMLElement>, row: Row, open: (row: Row) => void): void {
  if (!isOwnClick(event)) return;
  event.currentTarget.querySelector('a')?.focus({ preventScroll: true });
  open(row);
}

/** A row, and what it opens to. */
export function TableRow<Row>({ row, columns, details, onClick }: TableRowProps<Row>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const content = details?.render(row);
  return (
    <Fragment>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: Safari drops them when the cells are laid out as blocks */}
      <tr
        role="row"
        className={classNames(onClick && 'q-table__row--active', isOpen && 'q-table__row--open')}
        onClick={onClick && ((event) => openRow(event, row, onClick))}
        // The second press of a double click would select a word, which then stays marked below what has opened.
        onMouseDown={onClick && ((event) => event.detail > 1 && event.preventDefault())}
      >
        {details && (
          <td role="cell" className="q-table__cell--toggle">
            {content && (
              <DetailsButton
                label={details.rowLabel(row)}
                isOpen={isOpen}
                controls={id}
                onToggle={() => setOpen(!isOpen)}
              />
            )}
          </td>
        )}
        {columns.map((column) => (
          <td key={column.key} role="cell" className={cellClass(column)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {content && isOpen && (
        <tr role="row" className="q-table__details" id={id}>
          <td role="cell" colSpan={columns.length + 1}>
            {content}
          </td>
        </tr>
      )}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </Fragment>
  );
}
