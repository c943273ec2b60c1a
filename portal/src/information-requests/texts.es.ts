import type { Spanish } from '@quittance/sdk/i18n';
import type { requestNoticeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof requestNoticeTexts> = {
  sent: 'Necesitamos información suya',
  sentText: 'Estamos comprobándolo y tenemos una pregunta. Respóndala para que podamos continuar.',
  answer: 'Responder',
  replied: 'Su respuesta se ha enviado',
  repliedText: 'La estamos revisando y le escribiremos si necesitamos algo más.',
  view: 'Ver su respuesta',
};
