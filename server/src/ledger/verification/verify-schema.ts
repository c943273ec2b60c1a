import { type Connection, compareSchema, type ExpectedRoles } from '../../db/index.ts';
import type { Findings } from './finding.ts';

/** Verifies that the schema matches the migrations, since it enforces the ledger's rules. */
export async function verifySchema(transaction: Connection, findings: Findings, roles?: ExpectedRoles): Promise<void> {
  for (const { part, problem } of await compareSchema(transaction, roles)) findings.add(part, problem);
}
