// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops them when the cells are laid out as blocks
import { useId, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { DetailsOptions, RowDetails, TableRowProps } from './table-props.ts';
import { TableRow } from './table-row.tsx';
import { dataTableTexts } from './texts.en.ts';

interface ExpandableRowProps<Row> extends TableRowProps<Row> {
  readonly details: DetailsOptions<Row>;
}

interface DetailsButtonProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
}

function DetailsButton({ label, isOpen, controls, onToggle }: DetailsButtonProps) {
  const { t } = useI18n(dataTableTexts);
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

function DetailsHeader() {
  const { t } = useI18n(dataTableTexts);
  return (
    <th role="columnheader" scope="col" className="q-table__cell--toggle">
      <span className="q-visually-hidden">{t('details')}</span>
    </th>
  );
}

/** A row and its details. */
function ExpandableRow<Row>({ details, ...props }: ExpandableRowProps<Row>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const content = details.render(props.row);
  const toggle = () => setOpen(!isOpen);
  return (
    <>
      <TableRow
        {...props}
        isOpen={isOpen}
        leading={
          <td role="cell" className="q-table__cell--toggle">
            {content && (
              <DetailsButton label={details.rowLabel(props.row)} isOpen={isOpen} controls={id} onToggle={toggle} />
            )}
          </td>
        }
      />
      {content && isOpen && (
        <tr role="row" className="q-table__details" id={id}>
          <td role="cell" colSpan={props.columns.length + 1}>
            {content}
          </td>
        </tr>
      )}
    </>
  );
}

/** Makes the rows of a table expandable with a button: pass the result as `details` of the table. */
export const rowDetails = <Row,>(options: DetailsOptions<Row>): RowDetails<Row> => ({
  ...options,
  Header: DetailsHeader,
  Row: ExpandableRow,
});
