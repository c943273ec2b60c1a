import type { Specimen } from '../specimen.ts';
import { SampleConfirmDialog } from './confirm-dialog-sample.tsx';
import { SampleDecisionForm } from './decision-form-sample.tsx';
import { SampleList } from './list-sample.tsx';
import { AlignedFacts, SampleRecord, SpreadFacts } from './record-sample.tsx';
import { SampleTimeline } from './timeline-sample.tsx';

const listCard: Specimen = {
  name: 'list-card',
  group: 'screens',
  isWide: true,
  states: [
    { name: 'pages', render: () => <SampleList /> },
    { name: 'loading', render: () => <SampleList state="loading" /> },
    { name: 'empty', render: () => <SampleList state="empty" /> },
    { name: 'no-match', render: () => <SampleList state="no-match" /> },
    { name: 'failed', render: () => <SampleList state="failed" /> },
    { name: 'no-permission', render: () => <SampleList state="no-permission" /> },
    { name: 'next-page-failed', render: () => <SampleList state="next-page-failed" /> },
  ],
};

const recordContent: Specimen = {
  name: 'record-content',
  group: 'screens',
  isWide: true,
  states: [
    { name: 'ready', render: () => <SampleRecord state="ready" /> },
    { name: 'loading', render: () => <SampleRecord state="loading" /> },
    { name: 'not-found', render: () => <SampleRecord state="not-found" /> },
    { name: 'no-permission', render: () => <SampleRecord state="no-permission" /> },
    { name: 'failed', render: () => <SampleRecord state="failed" /> },
  ],
};

const factList: Specimen = {
  name: 'fact-list',
  group: 'screens',
  states: [
    { name: 'spread', render: () => <SpreadFacts /> },
    { name: 'aligned', render: () => <AlignedFacts /> },
  ],
};

const decisionForm: Specimen = {
  name: 'decision-form',
  group: 'screens',
  states: [{ name: 'reasons', render: () => <SampleDecisionForm /> }],
};

const confirmDialog: Specimen = {
  name: 'confirm-dialog',
  group: 'screens',
  states: [
    { name: 'primary', render: () => <SampleConfirmDialog state="primary" /> },
    { name: 'danger', render: () => <SampleConfirmDialog state="danger" /> },
    { name: 'failed', render: () => <SampleConfirmDialog state="failed" /> },
  ],
};

const timeline: Specimen = {
  name: 'timeline',
  group: 'screens',
  states: [
    { name: 'history', render: () => <SampleTimeline /> },
    { name: 'expected', render: () => <SampleTimeline isExpecting /> },
    { name: 'empty', render: () => <SampleTimeline isEmpty /> },
  ],
};

export const screenSpecimens: readonly Specimen[] = [
  listCard,
  recordContent,
  factList,
  decisionForm,
  confirmDialog,
  timeline,
];
