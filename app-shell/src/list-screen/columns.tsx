import { businessDateOf } from '@quittance/sdk/time';
import { Amount, CalendarDate, type Column, StatusBadge, TruncatedText } from '@quittance/widgets/kit';
import type { ComponentProps, ReactNode } from 'react';

type Face<Row> = Pick<Column<Row>, 'key' | 'header' | 'place' | 'isSecondary'>;

/** A column of free text. Long text is cut; a row without text shows a dash. */
export const textColumn = <Row,>(face: Face<Row>, textOf: (row: Row) => string): Column<Row> => ({
  ...face,
  grows: true,
  value: textOf,
  cell: (row) => <OptionalText text={textOf(row)} />,
});

/** A text of a cell, or a dash. */
export const OptionalText = ({ text = '' }: { readonly text?: string | undefined }) =>
  text === '' ? '–' : <TruncatedText>{text}</TruncatedText>;

/** A column of one word out of a few, such as a kind. */
export const wordColumn = <Row,>(face: Face<Row>, wordOf: (row: Row) => string): Column<Row> => ({
  ...face,
  value: wordOf,
  cell: (row) => wordOf(row) || '–',
});

/**
 * A column with the business day of an instant.
 * @param instantOf returns undefined where it has not happened; a dash stands there
 */
export function dayColumn<Row>(face: Face<Row>, instantOf: (row: Row) => string | undefined): Column<Row> {
  const dayOf = (row: Row) => {
    const instant = instantOf(row);
    return instant === undefined ? '' : businessDateOf(new Date(instant));
  };
  return {
    ...face,
    kind: 'date',
    value: dayOf,
    cell: (row) => {
      const day = dayOf(row);
      return day === '' ? '–' : <CalendarDate date={day} />;
    },
  };
}

interface AmountFace<Row> extends Face<Row> {
  /** Above the currency, which has its own column in an exported file. */
  readonly currencyHeader: string;
}

/** A column of amounts, at the end of a row. */
export const amountColumn = <Row,>(
  { currencyHeader, ...face }: AmountFace<Row>,
  moneyOf: (row: Row) => { readonly amount: string; readonly currency: string },
): Column<Row> => ({
  align: 'end',
  place: 'head-end',
  ...face,
  csv: [
    { header: face.header, value: (row) => moneyOf(row).amount, kind: 'decimal' },
    { header: currencyHeader, value: (row) => moneyOf(row).currency },
  ],
  cell: (row) => {
    const { amount, currency } = moneyOf(row);
    return <Amount value={amount} currency={currency} />;
  },
});

/** A column of figures whose currency the row names elsewhere. A row without a figure shows a dash. */
export const figureColumn = <Row,>(
  face: Face<Row>,
  figureOf: (row: Row) => { readonly value: string | undefined; readonly currency: string },
): Column<Row> => ({
  align: 'end',
  ...face,
  csv: [{ header: face.header, value: (row) => figureOf(row).value ?? '', kind: 'decimal' }],
  cell: (row) => {
    const { value, currency } = figureOf(row);
    return value === undefined ? '–' : <Amount value={value} currency={currency} />;
  },
});

/** A column of badges. */
export const badgeColumn = <Row,>(
  face: Face<Row>,
  badgeOf: (row: Row) => ComponentProps<typeof StatusBadge>,
): Column<Row> => ({
  place: 'head-end',
  ...face,
  value: (row) => badgeOf(row).label,
  cell: (row) => <StatusBadge {...badgeOf(row)} />,
});

/** The last column, of buttons. */
export const actionsColumn = <Row,>(header: string, cell: (row: Row) => ReactNode): Column<Row> => ({
  key: 'actions',
  header,
  isHeaderHidden: true,
  place: 'foot-end',
  cell,
});
