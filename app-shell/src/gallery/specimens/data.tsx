import { formatMonth } from '@quittance/sdk/time';
import {
  Amount,
  BusinessDate,
  Chart,
  type ChartProps,
  type Column,
  DataTable,
  Pagination,
  rowDetails,
  Tabs,
  useLocale,
  VerificationBadge,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import type { SampleText } from '../sample-spanish.ts';
import { type Say, useSay } from '../say.ts';
import type { Specimen } from '../specimen.ts';
import { SampleDataTable, SampleLargeTable } from './table-tools-sample.tsx';

interface SampleTab {
  readonly id: string;
  readonly label: SampleText;
}

const tabList: readonly SampleTab[] = [
  { id: 'income', label: 'Income' },
  { id: 'expenses', label: 'Expenses' },
  { id: 'log', label: 'Invoice log' },
];

const manyLabels: readonly SampleText[] = [
  'Account risk and information',
  'Account owner identity',
  'UBO list and identities',
  'Business verification',
  'Executive officer identity',
  'Documentation',
  'External bank account',
];
const manyTabs = manyLabels.map((label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label }));

interface SampleTabsProps {
  readonly label: SampleText;
  readonly tabs: readonly SampleTab[];
}

function SampleTabs({ label, tabs }: SampleTabsProps) {
  const say = useSay();
  const translated = tabs.map((tab) => ({ ...tab, label: say(tab.label) }));
  const [selected, setSelected] = useState(tabs[0]?.id ?? '');
  return (
    <Tabs label={say(label)} tabs={translated} selected={selected} onSelect={setSelected}>
      {translated.find(({ id }) => id === selected)?.label}
    </Tabs>
  );
}

const tabs: Specimen = {
  name: 'tabs',
  group: 'data',
  isWide: true,
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

interface Phase {
  readonly title: SampleText;
  readonly status: string;
  readonly completedAt: string;
  readonly fee: string;
  readonly note: SampleText | undefined;
}

const phases: readonly Phase[] = [
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
  { title: 'Documentation', status: 'in_progress', completedAt: '2026-03-05', fee: '0.00', note: undefined },
];

const phaseColumnsIn = (say: Say): readonly Column<Phase>[] => [
  { key: 'title', header: say('Phase'), place: 'head', cell: ({ title }) => say(title) },
  { key: 'completed', header: say('Completed'), cell: ({ completedAt }) => <BusinessDate date={completedAt} /> },
  {
    key: 'status',
    header: say('Status'),
    place: 'foot-end',
    cell: ({ status }) => <VerificationBadge status={status} />,
  },
  {
    key: 'fee',
    header: say('Fee'),
    align: 'end',
    place: 'head-end',
    cell: ({ fee }) => <Amount value={fee} currency="USD" />,
  },
];

const titleOf = ({ title }: Phase): string => title;

const dataTable: Specimen = {
  name: 'data-table',
  group: 'data',
  isWide: true,
  states: [
    {
      name: 'plain',
      render: (say) => (
        <DataTable
          caption={say('Phases')}
          columns={phaseColumnsIn(say)}
          source={{ kind: 'rows', rows: phases }}
          rowKey={titleOf}
          empty={null}
        />
      ),
    },
    {
      name: 'expandable',
      render: (say) => (
        <DataTable
          caption={say('Expandable phases')}
          columns={phaseColumnsIn(say)}
          source={{ kind: 'rows', rows: phases }}
          rowKey={titleOf}
          empty={null}
          details={rowDetails<Phase>({
            render: ({ note }) => note && <p>{say(note)}</p>,
            rowLabel: ({ title }) => say(title),
          })}
        />
      ),
    },
  ],
};

const tableTools: Specimen = {
  name: 'table-tools',
  group: 'data',
  isWide: true,
  states: [
    { name: 'selectable', render: () => <SampleDataTable count={24} isSelectable /> },
    { name: 'many-rows', render: () => <SampleLargeTable /> },
  ],
};

const monthIndexes = Array.from({ length: 12 }, (_, index) => index);

/** Short name of each month, January first. */
function useMonths(): readonly string[] {
  const locale = useLocale();
  return monthIndexes.map((index) => formatMonth(`2025-${String(index + 1).padStart(2, '0')}`, locale));
}

interface SampleSeries {
  readonly name: SampleText;
  readonly values: readonly string[];
}

const income: SampleSeries = {
  name: 'Income',
  values: monthIndexes.map((index) => `${12_000 + ((index * 4177) % 9000)}.50`),
};
const expenses: SampleSeries = {
  name: 'Expenses',
  values: monthIndexes.map((index) => `${7000 + ((index * 2903) % 8000)}.00`),
};
const result: SampleSeries = {
  name: 'Result',
  values: monthIndexes.map((index) => `${((index * 3571) % 9000) - 3000}.00`),
};

interface SampleChartProps extends Pick<ChartProps, 'kind' | 'currency'> {
  readonly title: SampleText;
  readonly series: readonly SampleSeries[];
}

function SampleChart({ title, series, ...rest }: SampleChartProps) {
  const say = useSay();
  const translated = series.map((each) => ({ ...each, name: say(each.name) }));
  return <Chart {...rest} title={say(title)} labels={useMonths()} series={translated} />;
}

const chart: Specimen = {
  name: 'chart',
  group: 'data',
  isWide: true,
  states: [
    {
      name: 'bars',
      render: () => <SampleChart title="Cash flow" kind="bars" series={[income, expenses]} currency="USD" />,
    },
    {
      name: 'lines',
      render: () => <SampleChart title="Cash flow by month" kind="lines" series={[income, expenses]} currency="USD" />,
    },
    {
      name: 'below-zero',
      render: () => <SampleChart title="Result" kind="bars" series={[result]} currency="EUR" />,
    },
  ],
};

export const dataSpecimens: readonly Specimen[] = [tabs, pagination, dataTable, tableTools, chart];
