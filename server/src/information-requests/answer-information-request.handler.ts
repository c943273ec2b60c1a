import { type Handler, organizationOf } from '../kernel/index.ts';
import { answerRequest } from './answer-request.ts';
import { presentRequest } from './present-request.ts';

export const handler: Handler<'answerInformationRequest'> = async (context, { body }) => {
  const { additionalInfoRequestId: requestId, ...answer } = body;
  const organizationId = organizationOf(context.actor);
  return await presentRequest(context, await answerRequest(context, { organizationId, requestId, ...answer }));
};
