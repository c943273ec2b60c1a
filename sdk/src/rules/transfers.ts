/** Where money goes: another account of the same business, another business on the platform, or an outside account. */
export const transferKinds = ['own-account', 'organization', 'withdrawal'] as const;
export type TransferKind = (typeof transferKinds)[number];

/**
 * - `on_hold`: our monitoring keeps it back until staff decide
 * - `in_review`: a withdrawal that staff must approve
 * - `queued`: approved, not sent to the bank yet
 * - `in_transit`: sent to a bank, or moving between two of ours
 * - `completed`: the money has arrived, as far as we know
 * - `returned`: the recipient's bank sent it back; `refunded`: it is in the balance again
 * - `rejected`, `canceled`: given back before it was sent, by staff or the bank, or by the business
 * - `contradicted`: the bank paid it out after it had failed and the money was given back; staff decide who bears it
 * - `blocked`: kept by order of an authority, until its licence lets it go back
 */
export const transferStates = [
  'on_hold',
  'in_review',
  'queued',
  'in_transit',
  'completed',
  'returned',
  'refunded',
  'rejected',
  'canceled',
  'contradicted',
  'blocked',
] as const;
export type TransferState = (typeof transferStates)[number];

/**
 * Completed for customers, but not at our banks:
 *
 * - `moved_back`: they moved the money back, and staff must order it again
 * - `moved_twice`: they moved it twice, or have an order to
 */
export const staffTransferStates = [...transferStates, 'moved_back', 'moved_twice'] as const;
export type StaffTransferState = (typeof staffTransferStates)[number];

/** What moves a transfer from one state to another. */
export const transferEvents = [
  'allowed',
  'denied',
  'blocked',
  'licensed',
  'approved',
  'rejected',
  'canceled',
  'sent',
  'settled',
  'returned',
  'refunded',
  'contradicted',
  'charged',
  'absorbed',
  'recovered',
] as const;
export type TransferEvent = (typeof transferEvents)[number];

type Moves = Readonly<Partial<Record<TransferEvent, readonly TransferState[]>>>;

/** The states that each event may lead to. Everything else is refused. */
export const transferTransitions: Readonly<Record<TransferState, Moves>> = {
  on_hold: {
    allowed: ['completed', 'in_transit', 'in_review', 'queued'],
    denied: ['rejected'],
    blocked: ['blocked'],
    canceled: ['canceled'],
  },
  in_review: { approved: ['queued'], rejected: ['rejected'], canceled: ['canceled'] },
  queued: { sent: ['in_transit'], rejected: ['rejected'], canceled: ['canceled'] },
  in_transit: { settled: ['completed'], rejected: ['rejected'], returned: ['returned'] },
  completed: { returned: ['returned'], recovered: ['refunded', 'rejected'] },
  // A bank may pay out what it had rejected. Returned money that is not in the balance yet covers that.
  returned: { refunded: ['refunded'], settled: ['completed'] },
  refunded: { contradicted: ['contradicted'] },
  rejected: { contradicted: ['contradicted'] },
  canceled: {},
  contradicted: { charged: ['completed'], absorbed: ['completed'], recovered: ['refunded', 'rejected'] },
  blocked: { licensed: ['rejected'] },
};

export const isTransferMove = (from: TransferState, event: TransferEvent, to: TransferState): boolean =>
  transferTransitions[from][event]?.includes(to) ?? false;

/** States in which the business may still cancel: nothing has left the house. */
export const cancelableStates: ReadonlySet<TransferState> = new Set<TransferState>(['on_hold', 'in_review', 'queued']);

export interface CancelableTransfer {
  readonly state: TransferState;
  /** Whether the bank may have the instruction already: then only the bank can stop it. */
  readonly isBeingSent: boolean;
}

/** Whether the business that made a transfer may cancel it. */
export const canCancelTransfer = ({ state, isBeingSent }: CancelableTransfer): boolean =>
  cancelableStates.has(state) && !isBeingSent;

/** Decisions of compliance about a transfer on hold. */
export const holdDecisions = ['allow', 'deny', 'block'] as const;

/** Most characters of the reason of a decision. */
export const transferReasonLimit = 500;

/**
 * Decisions of finance about a withdrawal that the bank paid out after its money was given back.
 *
 * - `charge`: the account pays it; `absorb`: we do; `recover`: the bank has taken it back
 */
export const contradictionDecisions = ['charge', 'absorb', 'recover'] as const;

/** Decisions of finance about a withdrawal. */
export const withdrawalDecisions = ['approve', 'reject', 'refund', ...contradictionDecisions] as const;

/** Decisions of staff about a transfer. */
export const transferDecisions = [...holdDecisions, ...withdrawalDecisions] as const;
export type TransferDecision = (typeof transferDecisions)[number];

/** The decisions that staff may take in a state. */
export const decisionsAbout = (state: TransferState): readonly TransferDecision[] => decisions[state] ?? [];

/** Which way our banks moved the money of a transfer without an order: to its destination, or back. */
export const bankMoveDirections = ['there', 'back'] as const;
export type BankMoveDirection = (typeof bankMoveDirections)[number];

/**
 * Decisions about money between our banks.
 *
 * - `move-again`: they get a new order for money that they moved back after it had arrived
 * - `already-there`: they moved it to its destination without a new order
 * - `taken-back`: they moved it back without saying so of an order
 */
export const staffTransferDecisions = [...transferDecisions, 'move-again', 'already-there', 'taken-back'] as const;
export type StaffTransferDecision = (typeof staffTransferDecisions)[number];

/** Decisions that need a reason. */
export const reasonedDecisions: ReadonlySet<StaffTransferDecision> = new Set<StaffTransferDecision>([
  'block',
  ...contradictionDecisions,
  'already-there',
  'taken-back',
]);

/**
 * The decisions that staff may take in a state as they see it.
 * @param isShownBack whether an unexplained entry of a bank says that the money of the transfer went back
 */
export function staffDecisionsAbout(state: StaffTransferState, isShownBack = false): readonly StaffTransferDecision[] {
  if (state === 'moved_back') return ['move-again', 'already-there'];
  if (state === 'moved_twice' || (state === 'completed' && isShownBack)) return ['taken-back'];
  return decisionsAbout(state);
}

const decisions: Readonly<Partial<Record<TransferState, readonly TransferDecision[]>>> = {
  on_hold: ['allow', 'deny', 'block'],
  in_review: ['approve', 'reject'],
  returned: ['refund'],
  contradicted: contradictionDecisions,
};

/** States in which a transfer waits for a decision of staff. */
export const waitingTransferStates = [
  'on_hold',
  'in_review',
  'returned',
  'contradicted',
  'moved_back',
  'moved_twice',
] as const satisfies readonly StaffTransferState[];
export type WaitingTransferState = (typeof waitingTransferStates)[number];

/** Length of the text that accompanies a transfer. */
export const maxTransferReferenceLength = 140;
