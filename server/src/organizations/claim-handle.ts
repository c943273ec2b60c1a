import { englishSentence } from '@quittance/sdk/validation';
import { type Connection, lockName } from '../db/index.ts';
import { refuseField } from '../kernel/index.ts';
import { findOrganizationByHandle } from './find-organizations.ts';

/**
 * Asserts that no organization has a handle, and keeps others from taking it until the transaction ends.
 * @throws ValidationError
 */
export async function claimHandle(transaction: Connection, handle: string): Promise<void> {
  // Two claims at once would both find the handle free.
  await lockName(transaction, `handle ${handle.toLowerCase()}`);
  if (await findOrganizationByHandle(transaction, handle)) {
    throw refuseField('handle', englishSentence({ key: 'handleTaken', values: { handle } }));
  }
}
