import { type Handler, languageOf, organizationOf } from '../kernel/index.ts';
import { presentRequest } from './present-request.ts';
import { requestInformation } from './request-information.ts';

const message = {
  en: 'What is this transaction for? Please send us the contract or the invoice.',
  es: '¿Para qué es esta operación? Envíenos el contrato o la factura.',
} as const;

export const handler: Handler<'simulateInformationRequest'> = async (context, { body }) => {
  const { externalDocumentType: type, externalDocumentId: id } = body;
  const organizationId = organizationOf(context.actor);
  const request = { organizationId, type, id, message: message[languageOf(context.locale)] };
  return await presentRequest(context, await requestInformation(context, request));
};
