import type { OperationContext } from '../kernel/index.ts';
import type { RailDecision } from '../providers/index.ts';
import { type Instruction, lockInstruction, toInstruction } from './instruction.ts';
import { getOwner } from './owner.ts';
import type { RailsInstructionsTable } from './tables.ts';
import { type InstructionStep, stateAfter, stepsAfter } from './transitions.ts';

/** News of an instruction, with what the steps need of it. */
export interface News {
  readonly kind: Parameters<typeof stepsAfter>[1];
  readonly code: string;
  readonly feeMinor: bigint;
  readonly at: Date;
}

/** Applies the bank's definite answer to a submission, once. The caller holds the owner's lock. */
export async function applyDecision(context: OperationContext, id: string, decision: RailDecision): Promise<void> {
  const before = await lockInstruction(context.db, id);
  // An event may have proved the acceptance before the answer arrived.
  const instruction =
    decision.outcome === 'accepted' && before.bankReference === null
      ? await update(context, before, { bank_reference: decision.bankReference })
      : before;
  if (instruction.state !== 'queued' && instruction.state !== 'unknown') return;
  if (decision.outcome === 'accepted') {
    await accept(context, instruction);
    return;
  }
  const ended_at = await context.app.clock.now(context.db);
  const refused = await update(context, instruction, {
    state: 'refused',
    failure_code: decision.code,
    ended_at,
    sealed_counterparty: null,
  });
  await getOwner(context.app, refused.owner.type).refused(context, refused);
}

/** Applies news of an instruction. The caller holds the owner's lock. */
export async function applyNews(context: OperationContext, id: string, news: News): Promise<void> {
  let instruction = await lockInstruction(context.db, id);
  for (const step of stepsAfter(instruction.state, news.kind)) {
    instruction = await take(context, instruction, step, news);
  }
}

async function take(
  context: OperationContext,
  before: Instruction,
  step: InstructionStep,
  news: News,
): Promise<Instruction> {
  const owner = getOwner(context.app, before.owner.type);
  switch (step) {
    case 'accept':
      return accept(context, before);
    case 'settle': {
      const settled = await update(context, before, { state: stateAfter.settle, settled_at: news.at });
      await owner.settled(context, settled);
      return settled;
    }
    case 'reject': {
      const rejected = await end(context, before, 'reject', news);
      await owner.rejected(context, rejected);
      return rejected;
    }
    case 'return':
    case 'recall': {
      const ended = await end(context, before, step, news);
      const { code, feeMinor } = news;
      const how = step === 'recall' ? 'recalled' : 'returned';
      await owner.cameBack(context, ended, { code, feeMinor, how, wasSettled: before.settledAt !== null });
      return ended;
    }
    case 'contradict':
      return contradict(context, before, news);
  }
}

async function accept(context: OperationContext, before: Instruction): Promise<Instruction> {
  const accepted = await update(context, before, {
    state: stateAfter.accept,
    accepted_at: await context.app.clock.now(context.db),
    sealed_counterparty: null,
  });
  await getOwner(context.app, accepted.owner.type).accepted(context, accepted);
  return accepted;
}

const end = (context: OperationContext, before: Instruction, step: 'reject' | 'return' | 'recall', news: News) =>
  update(context, before, { state: stateAfter[step], failure_code: news.code, ended_at: news.at });

/** Tells the owner. What it remembers makes a repetition change nothing, and lets both orders of news end alike. */
async function contradict(context: OperationContext, before: Instruction, news: News): Promise<Instruction> {
  const wasSettled = before.settledAt !== null;
  const { kind, code, feeMinor } = news;
  if (kind !== 'settled' && kind !== 'returned' && kind !== 'recalled') return before;
  if (kind === 'settled' && wasSettled) return before;
  const after = await remember(context, before, { kind, at: news.at });
  context.app.log.error(
    { instructionId: before.id, news: kind },
    'the bank contradicts what it said of an instruction',
  );
  const contradiction = { news: kind, code, feeMinor, wasSettled };
  await getOwner(context.app, before.owner.type).contradicted(context, after, contradiction);
  return after;
}

interface ContradictingNews {
  readonly kind: 'settled' | 'returned' | 'recalled';
  readonly at: Date;
}

/** Keeps the state, unless the return is reported before its settlement: that one must then change nothing. */
async function remember(
  context: OperationContext,
  before: Instruction,
  { kind, at }: ContradictingNews,
): Promise<Instruction> {
  if (kind === 'settled') return update(context, before, { settled_at: at });
  return before.settledAt === null ? update(context, before, { state: kind }) : before;
}

async function update(
  context: OperationContext,
  { id }: Instruction,
  changes: Partial<
    Pick<
      RailsInstructionsTable,
      'state' | 'bank_reference' | 'failure_code' | 'accepted_at' | 'settled_at' | 'ended_at' | 'sealed_counterparty'
    >
  >,
): Promise<Instruction> {
  const row = await context.db
    .updateTable('rails_instructions')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toInstruction(row);
}
