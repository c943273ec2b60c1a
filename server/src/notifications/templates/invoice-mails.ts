import { formatBusinessDate, formatBusinessInstant } from '@quittance/sdk/time';
import type { MailData } from '../messages.ts';
import type { MailWriter } from './mail-words.ts';

export const invoiceSent: MailWriter<MailData['invoice-sent']> = (
  data,
  { language, locale, brandName, supportEmail },
) => {
  const dueDate = formatBusinessDate(data.dueDate, locale);
  const { contactEmail } = data;
  return language === 'es'
    ? {
        subject: `${data.sellerName} le ha enviado la factura ${data.invoiceNumber}`,
        heading: `Factura de ${data.sellerName}`,
        paragraphs: [`${data.sellerName} le ha enviado una factura por ${data.amount}, con vencimiento el ${dueDate}.`],
        facts: [
          ['Factura', data.invoiceNumber],
          ['Importe', data.amount],
          ['Vencimiento', dueDate],
        ],
        action: { label: contactEmail === undefined ? 'Ver y pagar la factura' : 'Ver la factura', link: data.link },
        notes: [
          ...(contactEmail === undefined
            ? []
            : [`Esta factura no se puede pagar en línea sin una cuenta. Pregunte a ${contactEmail} cómo pagarla.`]),
          'Este enlace es personal y solo abre esta factura.',
          `${brandName} gestiona los pagos de ${data.sellerName}. ¿Dudas? Escriba a ${supportEmail}.`,
        ],
      }
    : {
        subject: `${data.sellerName} sent you invoice ${data.invoiceNumber}`,
        heading: `Invoice from ${data.sellerName}`,
        paragraphs: [`${data.sellerName} sent you an invoice for ${data.amount}, due on ${dueDate}.`],
        facts: [
          ['Invoice', data.invoiceNumber],
          ['Amount', data.amount],
          ['Due date', dueDate],
        ],
        action: { label: contactEmail === undefined ? 'View and pay invoice' : 'View invoice', link: data.link },
        notes: [
          ...(contactEmail === undefined
            ? []
            : [`You can’t pay this invoice online without an account. Ask ${contactEmail} how to pay.`]),
          'This link is personal and opens this invoice only.',
          `${brandName} handles payments for ${data.sellerName}. Questions? Write to ${supportEmail}.`,
        ],
      };
};

export const paymentConfirmation: MailWriter<MailData['payment-confirmation-payer']> = (data, { language, locale }) => {
  const paidOn = formatBusinessDate(data.paidOn, locale);
  const { link } = data;
  return language === 'es'
    ? {
        subject: `Pago a ${data.sellerName} recibido`,
        heading: 'Gracias por su pago',
        paragraphs: [`Hemos recibido su pago de ${data.amount} a ${data.sellerName}.`],
        facts: [
          ['Factura', data.invoiceNumber],
          ['Importe', data.amount],
          ['Fecha', paidOn],
        ],
        ...(link !== undefined && { action: { label: 'Ver la factura', link } }),
      }
    : {
        subject: `Payment to ${data.sellerName} received`,
        heading: 'Thank you for your payment',
        paragraphs: [`We received your payment of ${data.amount} to ${data.sellerName}.`],
        facts: [
          ['Invoice', data.invoiceNumber],
          ['Amount', data.amount],
          ['Date', paidOn],
        ],
        ...(link !== undefined && { action: { label: 'View invoice', link } }),
      };
};

export const paymentReceived: MailWriter<MailData['payment-received-seller']> = (data, { language, locale }) => {
  const availableOn = data.availableOn && formatBusinessDate(data.availableOn, locale);
  return language === 'es'
    ? {
        subject: `${data.buyerName} ha pagado la factura ${data.invoiceNumber}`,
        heading: 'Ha recibido un pago',
        paragraphs: [`${data.buyerName} ha pagado ${data.amount} de la factura ${data.invoiceNumber}.`],
        facts: [
          ['Factura', data.invoiceNumber],
          ['Importe', data.amount],
          ['Disponible en su saldo', availableOn ?? 'Cuando su empresa esté verificada y activa'],
        ],
        action: { label: 'Ver la factura', link: data.link },
      }
    : {
        subject: `${data.buyerName} paid invoice ${data.invoiceNumber}`,
        heading: 'You got paid',
        paragraphs: [`${data.buyerName} paid ${data.amount} for invoice ${data.invoiceNumber}.`],
        facts: [
          ['Invoice', data.invoiceNumber],
          ['Amount', data.amount],
          ['In your balance', availableOn ?? 'Once your company is verified and active'],
        ],
        action: { label: 'View invoice', link: data.link },
      };
};

export const debitAuthorizationCopy: MailWriter<MailData['debit-authorization-copy']> = (data, setting) => {
  const acceptedAt = formatBusinessInstant(new Date(data.acceptedAt), setting.locale);
  const account = `${data.bankName} •••• ${data.accountMask}`;
  return setting.language === 'es'
    ? {
        subject: `Copia de su autorización de débito para la factura ${data.invoiceNumber}`,
        heading: 'Su autorización de débito',
        paragraphs: ['Ha autorizado un débito en su cuenta bancaria. Conserve esta copia.'],
        facts: [
          ['Factura', data.invoiceNumber],
          ['Cuenta', account],
          ['Aceptada', acceptedAt],
          ['Dirección IP', data.ip],
        ],
        document: data.text,
        notes: [`Si no ha autorizado este débito, escríbanos enseguida a ${setting.supportEmail}.`],
      }
    : {
        subject: `Copy of your debit authorization for invoice ${data.invoiceNumber}`,
        heading: 'Your debit authorization',
        paragraphs: ['You authorized a debit of your bank account. Keep this copy for your records.'],
        facts: [
          ['Invoice', data.invoiceNumber],
          ['Account', account],
          ['Accepted', acceptedAt],
          ['IP address', data.ip],
        ],
        document: data.text,
        notes: [`If you didn’t authorize this debit, write to us right away at ${setting.supportEmail}.`],
      };
};
