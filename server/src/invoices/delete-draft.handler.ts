import { type Handler, organizationOf } from '../kernel/index.ts';
import { deleteDraft } from './delete-draft.ts';

export const handler: Handler<'deleteDraft'> = async (context, { params }) => {
  await deleteDraft(context, { sellerOrganizationId: organizationOf(context.actor), invoiceId: params.id });
  return undefined;
};
