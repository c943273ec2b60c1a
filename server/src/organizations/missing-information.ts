import type { PostalAddress } from '@quittance/sdk/contract';
import { type MissingInformationField, missingInformation } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { getOrganization } from './find-organizations.ts';
import { lockOrganization } from './lock-organization.ts';
import { recordOrganizationChange } from './record-organization-change.ts';
import { setHandle } from './set-handle.ts';

/** Lists what an organization and one of its people have yet to give. */
export async function findMissingInformation(
  db: Connection,
  { organizationId, personId }: { readonly organizationId: string; readonly personId: string },
): Promise<MissingInformationField[]> {
  const { handle, address } = await getOrganization(db, organizationId);
  const person = await db
    .selectFrom('people')
    .select('phone_number')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return missingInformation({ handle, address, phoneNumber: person.phone_number ?? undefined });
}

export interface SaveMissingInformation {
  readonly organizationId: string;
  readonly handle?: string | undefined;
  readonly address?: PostalAddress | undefined;
}

/**
 * Saves missing information of an organization.
 * @throws ValidationError for a handle that is taken; HandleSettledError, AddressSettledError
 */
export async function saveMissingInformation(context: OperationContext, input: SaveMissingInformation): Promise<void> {
  const { organizationId, handle, address } = input;
  if (handle !== undefined) await setHandle(context, { organizationId, handle });
  if (address) await saveAddress(context, organizationId, address);
}

async function saveAddress(context: OperationContext, organizationId: string, address: PostalAddress): Promise<void> {
  const organization = await lockOrganization(context.db, organizationId);
  if (organization.address !== undefined) {
    throw new Refusal('AddressSettledError', 'The address can’t be changed here once it is set.');
  }
  await context.db
    .updateTable('organizations')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', organizationId)
    .execute();
  const at = await context.app.clock.now(context.db);
  await recordOrganizationChange(context, { organizationId, change: 'address_saved', at, detail: givenParts(address) });
}

const givenParts = (address: PostalAddress): Record<string, string> =>
  Object.fromEntries(
    Object.entries(address).flatMap(([part, text]) => (text === undefined ? [] : [[part, text] as const])),
  );
