import { addDays, type BusinessDate } from '@quittance/sdk/time';
import { demoGuests } from './demo-organizations.ts';
import { createRandom, type Random } from './random.ts';

/** How the buyer treats an invoice, in days relative to its due date. */
export type BuyerHabit =
  | { readonly kind: 'balance'; readonly payDay: number }
  | { readonly kind: 'debit'; readonly payDay: number; readonly account: 'good' | 'returns-r01' }
  | { readonly kind: 'nothing' };

export interface PlannedInvoice {
  readonly seller: string;
  /** Key of an organization, or a guest. */
  readonly buyer: { readonly organization: string } | { readonly name: string; readonly email: string };
  readonly currency: string;
  readonly summary: string;
  readonly items: readonly { readonly name: string; readonly rate: string; readonly qty: string }[];
  readonly sendDate: BusinessDate;
  readonly dueDate: BusinessDate;
  /** False: remains a draft. */
  readonly isSent: boolean;
  readonly habit: BuyerHabit;
}

interface Relation {
  readonly seller: string;
  readonly buyer: PlannedInvoice['buyer'];
  readonly currency: string;
  /** Days between two invoices. */
  readonly everyDays: number;
  readonly termDays: number;
  readonly work: readonly {
    readonly name: string;
    readonly rate: readonly [min: number, max: number];
    readonly qty: readonly [min: number, max: number];
  }[];
  /** `{{number}}` is the invoice's number within the relation. */
  readonly summaries: readonly string[];
  readonly habits: readonly BuyerHabit[];
}

const onTime: BuyerHabit = { kind: 'balance', payDay: 0 };
const early: BuyerHabit = { kind: 'balance', payDay: -9 };
const late: BuyerHabit = { kind: 'balance', payDay: 6 };
const debit = (payDay: number): BuyerHabit => ({ kind: 'debit', payDay, account: 'good' });

const relations: readonly Relation[] = [
  {
    seller: 'harbor',
    buyer: { organization: 'northwind' },
    currency: 'USD',
    everyDays: 19,
    termDays: 30,
    work: [
      { name: 'Product design, senior', rate: [140, 160], qty: [18, 42] },
      { name: 'Usability study', rate: [900, 1400], qty: [1, 2] },
    ],
    summaries: ['Controller app, sprint {{number}}', 'Onboarding redesign, round {{number}}', 'Design system care'],
    habits: [early, onTime, early, onTime, late],
  },
  {
    seller: 'harbor',
    buyer: demoGuests.bakery,
    currency: 'USD',
    everyDays: 33,
    termDays: 21,
    work: [{ name: 'Seasonal packaging', rate: [320, 680], qty: [1, 3] }],
    summaries: ['Packaging, new season', 'Window lettering', 'Menu refresh'],
    habits: [debit(-8), debit(-2), debit(3), { kind: 'debit', payDay: -10, account: 'returns-r01' }],
  },
  {
    seller: 'harbor',
    buyer: demoGuests.theatre,
    currency: 'USD',
    everyDays: 46,
    termDays: 30,
    work: [
      { name: 'Season poster', rate: [750, 1200], qty: [1, 4] },
      { name: 'Programme layout, per page', rate: [45, 60], qty: [12, 24] },
    ],
    summaries: ['Spring season', 'Festival print', 'Winter season'],
    habits: [debit(-6), debit(-1), debit(5)],
  },
  {
    seller: 'cedar',
    buyer: { organization: 'harbor' },
    currency: 'USD',
    everyDays: 38,
    termDays: 20,
    work: [
      { name: 'Uncoated paper, ream', rate: [22, 31], qty: [10, 40] },
      { name: 'Delivery', rate: [45, 45], qty: [1, 1] },
    ],
    summaries: ['Studio paper', 'Sample stock'],
    habits: [onTime, early, onTime, late],
  },
  {
    seller: 'solstice',
    buyer: { organization: 'harbor' },
    currency: 'USD',
    everyDays: 36,
    termDays: 14,
    work: [{ name: 'House espresso, kg', rate: [28, 34], qty: [4, 9] }],
    summaries: ['Coffee subscription'],
    habits: [onTime, onTime, early],
  },
  {
    seller: 'harbor',
    buyer: { organization: 'northwind' },
    currency: 'EUR',
    everyDays: 60,
    termDays: 30,
    work: [{ name: 'Trade fair stand, Munich', rate: [1800, 2600], qty: [1, 2] }],
    summaries: ['Automatica preparation', 'Stand graphics'],
    habits: [early, onTime],
  },
  {
    seller: 'solstice',
    buyer: demoGuests.clinic,
    currency: 'USD',
    everyDays: 40,
    termDays: 14,
    work: [{ name: 'Waiting-room coffee, kg', rate: [26, 32], qty: [3, 6] }],
    summaries: ['Monthly delivery'],
    habits: [debit(-5), debit(-3), debit(2)],
  },
  {
    seller: 'fieldwork',
    buyer: { organization: 'northwind' },
    currency: 'USD',
    everyDays: 45,
    termDays: 30,
    work: [
      { name: 'Standing desk, oak', rate: [890, 890], qty: [2, 6] },
      { name: 'Task chair', rate: [425, 425], qty: [2, 6] },
    ],
    summaries: ['Austin office, phase {{number}}', 'Lab furniture'],
    habits: [early, onTime, early],
  },
];

/** Whole cents between the bounds, as a decimal string. */
const priceBetween = (random: Random, [min, max]: readonly [number, number]): string =>
  (random.integer(min * 4, max * 4) / 4).toFixed(2);

function plannedInvoice(relation: Relation, sendDate: BusinessDate, index: number, random: Random): PlannedInvoice {
  const items = relation.work.map((work) => ({
    name: work.name,
    rate: priceBetween(random, work.rate),
    qty: String(random.integer(work.qty[0], work.qty[1])),
  }));
  return {
    seller: relation.seller,
    buyer: relation.buyer,
    currency: relation.currency,
    summary: random.pick(relation.summaries).replace('{{number}}', String(index + 1)),
    items,
    sendDate,
    dueDate: addDays(sendDate, relation.termDays),
    isSent: true,
    habit: relation.habits[index % relation.habits.length] ?? onTime,
  };
}

/** Leaves the last invoices of some relations open or unfinished. */
function planOpenInvoices(today: BusinessDate, days: number, random: Random): PlannedInvoice[] {
  const [harborNorthwind, harborBakery, harborTheatre, cedarHarbor] = relations as [
    Relation,
    Relation,
    Relation,
    Relation,
  ];
  const open = (relation: Relation, sentDaysAgo: number, dueInDays: number): PlannedInvoice => ({
    ...plannedInvoice(relation, addDays(today, -sentDaysAgo), Math.floor(days / relation.everyDays), random),
    dueDate: addDays(today, dueInDays),
    habit: { kind: 'nothing' },
  });
  return [
    open(harborTheatre, 52, -22),
    open(harborBakery, 27, -6),
    open(cedarHarbor, 24, -4),
    open(cedarHarbor, 3, 17),
    open(harborNorthwind, 5, 25),
    open(harborBakery, 1, 20),
    { ...open(harborTheatre, 0, 30), isSent: false },
    { ...open(harborNorthwind, 0, 30), isSent: false },
  ];
}

/**
 * Plans the invoices of the given period, in the order of sending. The same dates always give the same plan.
 * @param days length of the history before `today`
 */
export function planDemoInvoices(today: BusinessDate, days: number): readonly PlannedInvoice[] {
  const random = createRandom(20_260_101);
  const planned = relations.flatMap((relation, relationIndex) => {
    const invoices: PlannedInvoice[] = [];
    for (let day = 3 + relationIndex * 2; day < days; day += relation.everyDays) {
      invoices.push(plannedInvoice(relation, addDays(today, day - days), invoices.length, random));
    }
    return invoices;
  });
  return [...planned, ...planOpenInvoices(today, days, random)].sort((a, b) => a.sendDate.localeCompare(b.sendDate));
}
