import type { MailData } from '../messages.ts';
import type { MailWriter } from './mail-words.ts';

export const signInCode: MailWriter<MailData['sign-in-code']> = ({ code }, { brandName, supportEmail, language }) =>
  language === 'es'
    ? {
        subject: `${code} es su código de acceso a ${brandName}`,
        heading: 'Su código de acceso',
        paragraphs: [
          `Escriba este código para terminar de acceder a ${brandName}. Vale durante 10 minutos y una sola vez.`,
        ],
        code,
        notes: [
          `No lo comparta con nadie: ${brandName} nunca se lo pedirá.`,
          `Si no ha intentado acceder, cambie su contraseña y escríbanos a ${supportEmail}.`,
        ],
      }
    : {
        subject: `${code} is your ${brandName} sign-in code`,
        heading: 'Your sign-in code',
        paragraphs: [`Enter this code to finish signing in to ${brandName}. It is good for 10 minutes and works once.`],
        code,
        notes: [
          `Don’t share it with anyone: ${brandName} will never ask you for it.`,
          `If you didn’t try to sign in, change your password and write to us at ${supportEmail}.`,
        ],
      };

export const paymentCode: MailWriter<MailData['payment-code']> = (data, { brandName, supportEmail, language }) => {
  const { code, sellerName, invoiceNumber, amount } = data;
  return language === 'es'
    ? {
        subject: `${code} es su código para confirmar el pago`,
        heading: 'Confirme su pago',
        paragraphs: [
          `Escriba este código para confirmar el pago de ${amount} a ${sellerName}. Vale durante 10 minutos y una sola vez, solo para esta factura.`,
        ],
        code,
        facts: [
          ['Factura', invoiceNumber],
          ['Importe', amount],
          ['Para', sellerName],
        ],
        notes: [
          `No lo comparta con nadie: ${brandName} nunca se lo pedirá.`,
          `Si no ha hecho ningún pago, escríbanos enseguida a ${supportEmail}.`,
        ],
      }
    : {
        subject: `${code} is your payment confirmation code`,
        heading: 'Confirm your payment',
        paragraphs: [
          `Enter this code to confirm the payment of ${amount} to ${sellerName}. It is good for 10 minutes and works once, for this invoice only.`,
        ],
        code,
        facts: [
          ['Invoice', invoiceNumber],
          ['Amount', amount],
          ['To', sellerName],
        ],
        notes: [
          `Don’t share it with anyone: ${brandName} will never ask you for it.`,
          `If you aren’t making a payment, write to us right away at ${supportEmail}.`,
        ],
      };
};

export const confirmationCode: MailWriter<MailData['confirmation-code']> = (data, setting) => {
  const { brandName, supportEmail, language } = setting;
  const { code, confirms } = data;
  return language === 'es'
    ? {
        subject: `${code} es su código de confirmación de ${brandName}`,
        heading: 'Su código de confirmación',
        paragraphs: [
          `Escriba este código para ${confirms ?? 'confirmar lo que ha pedido'}. Vale durante 10 minutos y una sola vez.`,
        ],
        code,
        notes: [
          `No lo comparta con nadie: ${brandName} nunca se lo pedirá.`,
          `Si no lo ha pedido, escríbanos enseguida a ${supportEmail}.`,
        ],
      }
    : {
        subject: `${code} is your ${brandName} confirmation code`,
        heading: 'Your confirmation code',
        paragraphs: [
          `Enter this code to ${confirms ?? 'confirm your request'}. It is good for 10 minutes and works once.`,
        ],
        code,
        notes: [
          `Don’t share it with anyone: ${brandName} will never ask you for it.`,
          `If you didn’t request it, write to us right away at ${supportEmail}.`,
        ],
      };
};
