import type { MailData } from '../messages.ts';
import type { MailWriter } from './mail-words.ts';

export const signInCode: MailWriter<MailData['sign-in-code']> = ({ code }, { brandName, supportEmail, locale }) =>
  locale === 'es'
    ? {
        subject: `${code} es tu código de acceso a ${brandName}`,
        heading: 'Tu código de acceso',
        paragraphs: [
          `Escribe este código para terminar de acceder a ${brandName}. Vale durante 10 minutos y una sola vez.`,
        ],
        code,
        notes: [
          `No lo compartas con nadie: ${brandName} nunca te lo pedirá.`,
          `Si no has intentado acceder, cambia tu contraseña y escríbenos a ${supportEmail}.`,
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

export const paymentCode: MailWriter<MailData['payment-code']> = ({ code }, { brandName, supportEmail, locale }) =>
  locale === 'es'
    ? {
        subject: `${code} es tu código para confirmar el pago`,
        heading: 'Confirma tu pago',
        paragraphs: ['Escribe este código para confirmar el pago. Vale durante 10 minutos y una sola vez.'],
        code,
        notes: [
          `No lo compartas con nadie: ${brandName} nunca te lo pedirá.`,
          `Si no has hecho ningún pago, escríbenos enseguida a ${supportEmail}.`,
        ],
      }
    : {
        subject: `${code} is your payment confirmation code`,
        heading: 'Confirm your payment',
        paragraphs: ['Enter this code to confirm the payment. It is good for 10 minutes and works once.'],
        code,
        notes: [
          `Don’t share it with anyone: ${brandName} will never ask you for it.`,
          `If you aren’t making a payment, write to us right away at ${supportEmail}.`,
        ],
      };
