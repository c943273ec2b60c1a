import type { Handler } from '../kernel/index.ts';
import { presentForStaff } from './present-for-staff.ts';
import { reviewRequest } from './review-request.ts';

export const handler: Handler<'reviewInformationRequest'> = async (context, { body }) => {
  const { organizationId, additionalInfoRequestId: requestId } = body;
  return await presentForStaff(context, await reviewRequest(context, { organizationId, requestId }));
};
