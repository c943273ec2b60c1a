import { inTransaction } from '../db/index.ts';
import { type App, newId, systemContext } from '../kernel/index.ts';
import type { Instruction, InstructionOwner, InstructionOwners, InstructionOwnerType } from './index.ts';
import { listInstructions, queueInstruction } from './index.ts';

const type = 'test-payout' as InstructionOwnerType;

/** An owner that records each call about its objects. */
export function recordingOwner() {
  const told = new Map<string, string[]>();
  const note = (ownerId: string, what: string) => told.set(ownerId, [...(told.get(ownerId) ?? []), what]);
  const noting = (what: string) => async (_context: unknown, instruction: Instruction) => {
    note(instruction.owner.id, what);
  };
  const owner: InstructionOwner = {
    lock: async () => {},
    accepted: noting('accepted'),
    refused: async (_, { owner: { id }, failureCode }) => void note(id, `refused ${failureCode}`),
    settled: noting('settled'),
    rejected: async (_, { owner: { id }, failureCode }) => void note(id, `rejected ${failureCode}`),
    cameBack: async (_, { owner: { id } }, { how, code, wasSettled }) =>
      void note(id, `${how} ${code}${wasSettled ? ' after settlement' : ''}`),
    contradicted: async (_, { owner: { id } }, { news }) => void note(id, `contradicted: ${news}`),
  };
  return { owner, told };
}

/** Creates an app whose instructions of test payouts belong to the owner. */
export const withOwner = (app: App, owner: InstructionOwner): App => ({
  ...app,
  instructionOwners: { ...app.instructionOwners, [type]: owner } as InstructionOwners,
});

/** Queues a payout to an account number. @returns the owner's id */
export async function queuePayout(
  app: App,
  accountNumber: string,
  {
    kind = 'credit' as const,
    currency = 'USD',
  }: { readonly kind?: 'credit' | 'wire'; readonly currency?: string } = {},
): Promise<string> {
  const id = newId('tpo');
  await inTransaction(app.db, (transaction) =>
    queueInstruction(systemContext(app, transaction), {
      owner: { type, id },
      kind,
      amountMinor: 12_345n,
      currency,
      counterparty: {
        kind: 'bank-account',
        holderName: 'Ann Ray',
        country: currency === 'USD' ? 'US' : accountNumber.slice(0, 2),
        accountNumber,
        ...(currency === 'USD' && { bankCode: '021000021' }),
      },
      statementDescriptor: 'Quittance payout with a long text',
    }),
  );
  return id;
}

export async function instructionOf(app: App, ownerId: string): Promise<Instruction> {
  const [instruction] = await listInstructions(app.db, { type, id: ownerId });
  if (!instruction) throw new Error('The owner has no instruction.');
  return instruction;
}
