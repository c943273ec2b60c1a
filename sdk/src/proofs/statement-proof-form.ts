import { z } from 'zod';

/** Names the form of the file, and its version. */
export const proofFormat = 'quittance-statement-proof-1';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const number = z.string().regex(/^\d{1,19}$/);
const text = z.string().max(500);
const optional = text.nullable();
const decimal = z.string().regex(/^-?\d{1,40}(\.\d{1,18})?$/);

const proof = z.strictObject({
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
  otherLines: z
    .array(z.strictObject({ lineNo: number, hash }))
    .max(1_000)
    .readonly(),
  sequence: number,
  batch: number,
  path: z.array(hash).max(64).readonly(),
});

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
  format: z.literal(proofFormat),
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
