import type { Handler } from '../kernel/index.ts';
import { presentForStaff } from './present-for-staff.ts';
import { requestInformation } from './request-information.ts';

export const handler: Handler<'requestInformation'> = async (context, { body }) => {
  const {
    organizationId,
    externalDocumentType: type,
    externalDocumentId: id,
    answeredRequestId: answeredId,
    message,
  } = body;
  return await presentForStaff(
    context,
    await requestInformation(context, { organizationId, type, id, answeredId, message }),
  );
};
