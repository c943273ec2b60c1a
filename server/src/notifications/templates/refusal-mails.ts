import type { MailData } from '../messages.ts';
import type { MailWriter } from './mail-words.ts';
import { describeReturn } from './return-reasons.ts';

export const debitRefusedToPayer: MailWriter<MailData['debit-refused-payer']> = (data, { locale, supportEmail }) => {
  const reason = describeReturn(data.returnCode, locale);
  return locale === 'es'
    ? {
        subject: `Su pago a ${data.sellerName} no se ha podido enviar`,
        heading: 'No se ha podido enviar el débito',
        paragraphs: [
          `El débito de ${data.amount} para ${data.sellerName} no se ha podido enviar a su banco. No ha salido dinero de su cuenta y la factura sigue pendiente.`,
          'Puede pagarla de nuevo con el mismo u otro banco.',
        ],
        facts: [
          ['Factura', data.invoiceNumber],
          ['Importe', data.amount],
          ['Motivo', reason],
        ],
        action: { label: 'Pagar la factura', link: data.link },
        notes: [`¿Dudas? Escriba a ${supportEmail}.`],
      }
    : {
        subject: `Your payment to ${data.sellerName} could not be submitted`,
        heading: 'The debit could not be submitted',
        paragraphs: [
          `The debit of ${data.amount} for ${data.sellerName} could not be submitted to your bank. No money left your account, and the invoice is still open.`,
          'You can pay it again from the same or another bank.',
        ],
        facts: [
          ['Invoice', data.invoiceNumber],
          ['Amount', data.amount],
          ['Reason', reason],
        ],
        action: { label: 'Pay invoice', link: data.link },
        notes: [`Questions? Write to ${supportEmail}.`],
      };
};

export const debitRefusedToSeller: MailWriter<MailData['debit-refused-seller']> = (data, { locale }) => {
  const reason = describeReturn(data.returnCode, locale);
  return locale === 'es'
    ? {
        subject: `El pago de ${data.buyerName} no se ha podido enviar`,
        heading: 'No se ha podido enviar un débito',
        paragraphs: [
          `El débito de ${data.amount} no se ha podido enviar al banco de ${data.buyerName}. La factura ${data.invoiceNumber} vuelve a estar pendiente.`,
          'Hemos avisado a quien la pagó y le hemos enviado un enlace nuevo.',
        ],
        facts: [
          ['Factura', data.invoiceNumber],
          ['Importe', data.amount],
          ['Motivo', reason],
        ],
        action: { label: 'Ver la factura', link: data.link },
      }
    : {
        subject: `The payment from ${data.buyerName} could not be submitted`,
        heading: 'A debit could not be submitted',
        paragraphs: [
          `The debit of ${data.amount} could not be submitted to ${data.buyerName}’s bank. Invoice ${data.invoiceNumber} is open again.`,
          'We told the payer and sent them a new link.',
        ],
        facts: [
          ['Invoice', data.invoiceNumber],
          ['Amount', data.amount],
          ['Reason', reason],
        ],
        action: { label: 'View invoice', link: data.link },
      };
};
