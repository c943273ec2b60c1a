import type { Spanish } from '@quittance/sdk/i18n';
import type { transferMadeTexts } from './texts.en.ts';

export const spanish: Spanish<typeof transferMadeTexts> = {
  subject: 'Su transferencia de {{total}} a {{recipientName}}',
  heading: 'Hemos recibido su transferencia',
  made: 'Su empresa envía {{total}} a {{recipientName}}. Abra la transferencia para ver dónde está.',
  to: 'Para',
  leaves: 'Sale de su cuenta',
  arrives: 'Llega',
  view: 'Ver la transferencia',
  unexpected: 'Si nadie de su empresa ha hecho esta transferencia, escríbanos enseguida a {{supportEmail}}.',
};
