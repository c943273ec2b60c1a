import { type Handler, organizationOf } from '../kernel/index.ts';
import { addContact } from './add-contact.ts';
import { presentContact } from './present-contacts.ts';

export const handler: Handler<'addContact'> = async (context, { body }) =>
  await presentContact(
    context.db,
    await addContact(context, { ...body, organizationId: organizationOf(context.actor) }),
  );
