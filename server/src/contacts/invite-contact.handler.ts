import { type Handler, organizationOf } from '../kernel/index.ts';
import { inviteContact } from './invite-contact.ts';
import { presentContact } from './present-contacts.ts';

export const handler: Handler<'inviteContact'> = async (context, { body }) =>
  await presentContact(
    context.db,
    await inviteContact(context, { ...body, organizationId: organizationOf(context.actor) }),
  );
