import { required } from '@quittance/sdk/contract';
import type { ContactCategory } from '@quittance/sdk/rules';
import { type OperationContext, Refusal, refuseField } from '../kernel/index.ts';
import { findOrganizationByHandle } from '../organizations/index.ts';
import { type Contact, recordContactChange } from './contact.ts';

export interface MoveContact {
  readonly organizationId: string;
  /** Of a connected contact. */
  readonly handle?: string | undefined;
  /** Of a contact that was invited. */
  readonly ownerEmail?: string | undefined;
  readonly category: ContactCategory;
  readonly newCategory: ContactCategory;
}

/**
 * Moves a contact to another category. A contact that is there already stays, so a repeated move succeeds.
 * @throws ValidationError without handle and address; NotFoundError for an unknown contact and a wrong category
 */
export async function moveContact(context: OperationContext, move: MoveContact): Promise<Contact> {
  const contact = await lockContact(context, move);
  if (contact?.category === move.newCategory) return contact;
  if (contact?.category !== move.category) throw new Refusal('NotFoundError', 'There is no such contact.');
  const at = await context.app.clock.now(context.db);
  const moved = await context.db
    .updateTable('contacts')
    .set({ category: move.newCategory })
    .where('id', '=', contact.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordContactChange(context, {
    contact,
    change: 'moved',
    at,
    detail: { from: move.category, to: move.newCategory },
  });
  return moved;
}

async function lockContact({ db }: OperationContext, move: MoveContact): Promise<Contact | undefined> {
  const contacts = db.selectFrom('contacts').selectAll().where('organization_id', '=', move.organizationId).forUpdate();
  if (move.handle !== undefined) {
    const organization = await findOrganizationByHandle(db, move.handle);
    return await contacts.where('contact_organization_id', '=', organization?.id ?? '').executeTakeFirst();
  }
  if (move.ownerEmail === undefined) throw refuseField('handle', required);
  return await contacts.where('email', '=', move.ownerEmail).executeTakeFirst();
}
