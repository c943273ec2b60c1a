import { EmptyState, icons } from '@quittance/widgets/kit';
import { Timeline, type TimelineEvent } from '../../timeline/timeline.tsx';
import { type Say, useSay } from '../say.ts';

const happenedIn = (say: Say): readonly TimelineEvent[] => [
  {
    id: 'sent',
    what: say('Invoice sent'),
    who: 'Ada Lovelace',
    at: '2026-03-02T15:04:00Z',
    tone: 'info',
    icon: icons.sendIcon,
  },
  { id: 'opened', what: say('Opened by the buyer'), at: '2026-03-03T09:30:00Z' },
  {
    id: 'returned',
    what: say('Payment returned'),
    at: '2026-03-05',
    tone: 'danger',
    icon: icons.crossCircleIcon,
    note: say('Insufficient funds (R01).'),
  },
  {
    id: 'authorized',
    what: say('Payment authorized'),
    who: 'Northwind Traders',
    at: '2026-03-06T18:20:00Z',
    tone: 'success',
    icon: icons.checkCircleIcon,
  },
];

const expectedIn = (say: Say): readonly TimelineEvent[] => [
  { id: 'settled', what: say('Settled'), at: '2026-03-10', isExpected: true },
  { id: 'paid-out', what: say('Paid out'), at: '2026-03-12', isExpected: true },
];

interface SampleTimelineProps {
  readonly isExpecting?: boolean;
  readonly isEmpty?: boolean;
}

export function SampleTimeline({ isExpecting = false, isEmpty = false }: SampleTimelineProps) {
  const say = useSay();
  const events = isEmpty ? [] : [...happenedIn(say), ...(isExpecting ? expectedIn(say) : [])];
  return <Timeline label={say('History')} events={events} empty={<EmptyState title={say('No decision yet')} />} />;
}
