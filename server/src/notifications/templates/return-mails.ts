import type { MailData } from '../messages.ts';
import type { MailWriter } from './mail-words.ts';
import { describeReturn } from './return-reasons.ts';

export const debitReturnedToPayer: MailWriter<MailData['debit-returned-payer']> = (data, { locale, supportEmail }) => {
  const reason = describeReturn(data.returnCode, locale);
  return locale === 'es'
    ? {
        subject: `Su pago a ${data.sellerName} no se ha podido cobrar`,
        heading: 'Su banco ha devuelto el pago',
        paragraphs: [
          `Su banco ha devuelto el débito de ${data.amount} para ${data.sellerName}, así que la factura sigue pendiente.`,
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
        subject: `Your payment to ${data.sellerName} didn’t go through`,
        heading: 'Your bank returned the payment',
        paragraphs: [
          `Your bank returned the debit of ${data.amount} for ${data.sellerName}, so the invoice is still open.`,
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

export const debitReturnedToSeller: MailWriter<MailData['debit-returned-seller']> = (data, { locale }) => {
  const reason = describeReturn(data.returnCode, locale);
  return locale === 'es'
    ? {
        subject: `El pago de ${data.buyerName} ha sido devuelto`,
        heading: 'Un pago ha sido devuelto',
        paragraphs: [
          `El banco de ${data.buyerName} ha devuelto el débito de ${data.amount}. La factura ${data.invoiceNumber} vuelve a estar pendiente.`,
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
        subject: `The payment from ${data.buyerName} was returned`,
        heading: 'A payment was returned',
        paragraphs: [
          `${data.buyerName}’s bank returned the debit of ${data.amount}. Invoice ${data.invoiceNumber} is open again.`,
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
