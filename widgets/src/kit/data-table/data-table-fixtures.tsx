import { createTranslator } from '@quittance/sdk/i18n';
// A table whose cells hold more than one thing to press, for the suite.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QuittanceProvider } from '../base/provider.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { tableTools } from './table-grid.tsx';

interface Task {
  readonly id: string;
  readonly name: string;
}

const tasks: readonly Task[] = Array.from({ length: 300 }, (_, index) => ({
  id: `${index + 1}`,
  name: `Task ${index + 1}`,
}));

const columns: readonly Column<Task>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name, cell: ({ name }) => name, canHide: true, canFilter: true },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ name }) => (
      <>
        <button type="button" disabled={name === 'Task 9'}>
          Approve {name}
        </button>
        <button type="button">Reject {name}</button>
      </>
    ),
    canHide: true,
  },
  {
    key: 'note',
    header: 'Note',
    cell: ({ name }) => <input aria-label={`Note on ${name}`} />,
    canHide: true,
  },
];

function Tasks() {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState('');
  const [rows, setRows] = useState(tasks);
  return (
    <>
      <button type="button" onClick={() => setRows([{ id: 'new', name: 'New task' }, ...rows])}>
        Add
      </button>
      <DataTable
        caption="Tasks"
        columns={columns}
        source={{
          kind: 'rows',
          rows,
          tools: tableTools<Task>({
            hiddenColumns: hidden,
            onHiddenColumnsChange: setHidden,
            selection: { selected, onChange: setSelected, rowLabel: ({ name }) => name },
          }),
        }}
        rowKey={({ id }) => id}
        empty={null}
        onRowClick={({ name }) => setOpened(name)}
      />
      <button type="button">After</button>
      <output aria-label="Opened">{opened}</output>
    </>
  );
}

const place = document.createElement('div');
place.className = 'q-root';
document.body.append(place);
createRoot(place).render(
  <QuittanceProvider client={null} i18n={createTranslator()}>
    <Tasks />
  </QuittanceProvider>,
);
