import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentRequest } from './present-request.ts';
import { requestInformation } from './request-information.ts';
import { sandboxQuestion } from './sandbox-question.ts';

export const handler: Handler<'simulateInformationRequest'> = async (context, { body }) => {
  const { externalDocumentType: type, externalDocumentId: id } = body;
  const organizationId = organizationOf(context.actor);
  const request = { organizationId, type, id, message: sandboxQuestion(context.locale) };
  return await presentRequest(context, await requestInformation(context, request));
};
