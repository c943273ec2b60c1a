import { z } from 'zod';

/** Names the form of the file, and its version. */
export const proofFormat = 'quittance-statement-proof-2';

/** Without places in histories: such files were downloaded before, and stay readable. */
const firstFormat = 'quittance-statement-proof-1';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const number = z.string().regex(/^\d{1,19}$/);
const text = z.string().max(500);
const optional = text.nullable();
const decimal = z.string().regex(/^-?\d{1,40}(\.\d{1,18})?$/);

const sealPath = { sequence: number, batch: number, path: z.array(hash).max(64).readonly() };
const hashedLines = z
  .array(z.strictObject({ lineNo: number, hash }))
  .max(1_000)
  .readonly();
const microseconds = z.string().regex(/^-?\d{1,19}$/);

const proof = z.strictObject({
  ...sealPath,
  journal: z.strictObject({
    id: text,
    businessKey: text,
    book: text,
    kind: text,
    phase: text,
    reverses: optional,
    resolves: optional,
    organizationId: optional,
    invoiceId: optional,
    lineCount: number,
    effectiveAtMicroseconds: text,
    recordedAtMicroseconds: text,
  }),
  line: z.strictObject({
    journalId: text,
    lineNo: number,
    accountCode: optional,
    unit: optional,
    ownerOrganizationId: optional,
    direction: text,
    amount: z.string().regex(/^\d{1,38}$/),
    isPosted: z.boolean(),
    salt: optional,
  }),
  otherLines: hashedLines,
  placed: hashedLines.optional(),
  place: z.strictObject({ bookedAtMicroseconds: microseconds, previousHash: hash, entryHash: hash }).optional(),
});

const neighbour = {
  position: number,
  bookedAtMicroseconds: microseconds,
  previousHash: hash,
  seal: z
    .strictObject({ ...sealPath, journalId: text, journalHash: hash, lineNo: number, placed: hashedLines })
    .optional(),
};

const line = z.strictObject({
  position: number,
  id: text,
  bookedAt: z.iso.datetime(),
  amount: decimal,
  balance: decimal,
  proof: z.union([proof, z.enum(['not-published-yet', 'booked-before-proofs'])]),
});
export type StatementProofLine = z.infer<typeof line>;

/** The file that proves a statement: what the ledger says, so that it can be checked without the ledger. */
export const statementProof = z.strictObject({
  format: z.enum([proofFormat, firstFormat]),
  account: z.strictObject({ code: text, organizationId: text, currency: z.string().regex(/^[A-Z]{3}$/) }),
  from: z.iso.date(),
  to: z.iso.date(),
  openingBalance: decimal,
  closingBalance: decimal,
  head: z
    .strictObject({
      ledger: z.string().regex(/^ldg_[0-9a-f]{32}$/),
      hash,
      batch: number,
      seal: z.strictObject({
        sequence: number,
        journalId: text,
        journalHash: hash,
        previousHash: hash,
        sealedAtMicroseconds: text,
        batchHash: hash,
      }),
    })
    .nullable(),
  lines: z.array(line),
  /** The lines of the account beside those of the period, if there are any whose places can be shown. */
  before: z.strictObject({ ...neighbour, balance: decimal, entryHash: hash }).optional(),
  after: z.strictObject({ ...neighbour, balanceHash: hash }).optional(),
  batches: z.array(
    z.strictObject({
      number,
      firstSequence: number,
      lastSequence: number,
      root: hash,
      previousHash: hash,
      skipNumber: number,
      skipHash: hash,
    }),
  ),
});
export type StatementProof = z.infer<typeof statementProof>;
