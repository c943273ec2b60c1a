import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { inTransaction } from '../db/index.ts';
import type { StaffCall } from '../kernel/index.ts';
import { readCompanyIn } from './read-company.ts';
import { readPersonIn } from './read-person.ts';

/** Returns everything about a company and each of its people, as it was at one moment; each reading is recorded. */
export const readCustomerFile = (
  context: StaffCall,
  organizationId: string,
): Promise<CallOutput<Contract['getCustomerFile']>> =>
  inTransaction(context.db, async (db) => {
    const company = await readCompanyIn(context, db, organizationId);
    const people = [];
    for (const { userId } of company.people) people.push(await readPersonIn(context, db, userId));
    return { writtenAt: (await context.app.clock.now(db)).toISOString(), company, people };
  });
