import { RowLink } from '@quittance/app-shell';
import type { Column } from '@quittance/widgets/kit';
import { companyAddress } from './company-address.ts';

/** A column of organizations, whose names lead to their records. */
export const companyColumn = <Row extends { readonly organizationId: string }>(
  face: Pick<Column<Row>, 'key' | 'header' | 'place'>,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  ...face,
  grows: true,
  value: nameOf,
  cell: (row) => <RowLink to={companyAddress(row.organizationId)} name={nameOf(row)} />,
});
