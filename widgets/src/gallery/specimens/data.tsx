import { useState } from 'react';
import { Chart } from '../../kit/data/chart.tsx';
import { Pagination } from '../../kit/data/pagination.tsx';
import { Table } from '../../kit/data/table.tsx';
import type { TableColumn } from '../../kit/data/table-column.ts';
import { Tabs } from '../../kit/data/tabs.tsx';
import { Amount, BusinessDate } from '../../kit/display/amount.tsx';
import { VerificationBadge } from '../../kit/display/verification-badge.tsx';
import type { Specimen } from '../specimen.ts';
import { SampleDataTable, SampleLargeTable } from './data-table-sample.tsx';

const tabList = [
  { id: 'income', label: 'Income' },
  { id: 'expenses', label: 'Expenses' },
  { id: 'log', label: 'Invoice log' },
];

const manyTabs = [
  'Account risk and information',
  'Account owner identity',
  'UBO list and identities',
  'Business verification',
  'Executive officer identity',
  'Documentation',
  'External bank account',
].map((label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label }));

function SampleTabs({ label, tabs }: { readonly label: string; readonly tabs: typeof tabList }) {
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  return (
    <Tabs label={label} tabs={tabs} selected={selected} onSelect={setSelected}>
      {tabs.find(({ id }) => id === selected)?.label}
    </Tabs>
  );
}

const tabs: Specimen = {
  name: 'tabs',
  group: 'data',
  states: [
    { name: 'few', render: () => <SampleTabs label="Invoices" tabs={tabList} /> },
    { name: 'many', render: () => <SampleTabs label="Phases" tabs={manyTabs} /> },
  ],
};

function SamplePagination() {
  const [page, setPage] = useState(2);
  return (
    <Pagination
      hasPrevious={page > 1}
      hasNext={page < 3}
      onPrevious={() => setPage(page - 1)}
      onNext={() => setPage(page + 1)}
    />
  );
}

const pagination: Specimen = {
  name: 'pagination',
  group: 'data',
  states: [{ name: 'in-the-middle', render: () => <SamplePagination /> }],
};

const phases = [
  {
    title: 'Business verification',
    status: 'approved',
    completedAt: '2026-03-02',
    fee: '29.00',
    note: 'Register extract of 1 March.',
  },
  {
    title: 'UBO list and identities',
    status: 'rejected',
    completedAt: '2026-03-04',
    fee: '0.00',
    note: 'Two owners, 95% documented.',
  },
  { title: 'Documentation', status: 'in_progress', completedAt: '2026-03-05', fee: '0.00', note: '' },
];
type Phase = (typeof phases)[number];

const phaseColumns: readonly TableColumn<Phase>[] = [
  { key: 'title', header: 'Phase', place: 'head', cell: ({ title }) => title },
  { key: 'completed', header: 'Completed', cell: ({ completedAt }) => <BusinessDate date={completedAt} /> },
  { key: 'status', header: 'Status', place: 'foot-end', cell: ({ status }) => <VerificationBadge status={status} /> },
  {
    key: 'fee',
    header: 'Fee',
    align: 'end',
    place: 'head-end',
    cell: ({ fee }) => <Amount value={fee} currency="USD" />,
  },
];

const titleOf = ({ title }: Phase): string => title;

const table: Specimen = {
  name: 'table',
  group: 'data',
  states: [
    { name: 'plain', render: () => <Table caption="Phases" columns={phaseColumns} rows={phases} rowKey={titleOf} /> },
    {
      name: 'expandable',
      render: () => (
        <Table
          caption="Expandable phases"
          columns={phaseColumns}
          rows={phases}
          rowKey={titleOf}
          details={{ render: ({ note }) => note && <p>{note}</p>, rowLabel: titleOf }}
        />
      ),
    },
  ],
};

const dataTable: Specimen = {
  name: 'data-table',
  group: 'data',
  states: [
    { name: 'selectable', render: () => <SampleDataTable count={24} isSelectable /> },
    { name: 'many-rows', render: () => <SampleLargeTable /> },
  ],
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const income = { name: 'Income', values: months.map((_, index) => `${12_000 + ((index * 4177) % 9000)}.50`) };
const expenses = { name: 'Expenses', values: months.map((_, index) => `${7000 + ((index * 2903) % 8000)}.00`) };
const result = { name: 'Result', values: months.map((_, index) => `${((index * 3571) % 9000) - 3000}.00`) };

const chart: Specimen = {
  name: 'chart',
  group: 'data',
  states: [
    {
      name: 'bars',
      render: () => <Chart title="Cash flow" kind="bars" labels={months} series={[income, expenses]} currency="USD" />,
    },
    {
      name: 'lines',
      render: () => (
        <Chart title="Cash flow by month" kind="lines" labels={months} series={[income, expenses]} currency="USD" />
      ),
    },
    {
      name: 'below-zero',
      render: () => <Chart title="Result" kind="bars" labels={months} series={[result]} currency="EUR" />,
    },
  ],
};

export const dataSpecimens: readonly Specimen[] = [tabs, pagination, table, dataTable, chart];
