import { type Handler, organizationOf } from '../kernel/index.ts';
import { moveContact } from './move-contact.ts';
import { presentContact } from './present-contacts.ts';

export const handler: Handler<'moveContact'> = async (context, { body }) =>
  await presentContact(
    context.db,
    await moveContact(context, { ...body, organizationId: organizationOf(context.actor) }),
  );
