import type { Handler } from '../kernel/index.ts';
import { previewRequest } from './preview-request.ts';

export const handler: Handler<'previewInformationRequest'> = (context, { body }) => {
  const {
    organizationId,
    externalDocumentType: type,
    externalDocumentId: id,
    answeredRequestId: answeredId,
    message,
  } = body;
  return previewRequest(context, { organizationId, type, id, answeredId, message });
};
