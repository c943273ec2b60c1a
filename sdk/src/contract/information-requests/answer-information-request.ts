import { defineCall, organizationManagers } from '../kernel/call.ts';
import { informationReply, informationRequest } from './shapes.ts';

export const answerInformationRequest = defineCall({
  method: 'PUT',
  path: '/verification/additional-info-request',
  summary:
    'Answers a request for information with text, files and the attached invoices; or saves a draft of the answer.',
  origin: 'spec',
  access: organizationManagers,
  body: informationReply,
  output: informationRequest,
  errors: ['NotFoundError', 'InformationRequestClosedError', 'VerificationChangedError'],
});
