import type { Language } from '../../kernel/index.ts';
import type { MailData } from '../messages.ts';
import type { MailWords, MailWriter } from './mail-words.ts';
import { describeReturn } from './return-reasons.ts';

// Three things can happen to a debit: it could not be submitted and no money moved; the bank returns it; or it takes it back
// after the seller had the money. What people are told differs in a sentence or two; the rest of the mail is the same.

type PayerData = MailData['debit-returned-payer'];
type SellerData = MailData['debit-returned-seller'];

/** What is particular to the mail: its subject, its heading, and the sentence that says what happened. */
interface FailureText {
  readonly subject: string;
  readonly heading: string;
  readonly sentence: string;
}

type DescribeFailure<Data> = (data: Data) => Readonly<Record<Language, FailureText>>;

const common = {
  en: {
    invoice: 'Invoice',
    amount: 'Amount',
    reason: 'Reason',
    payAgain: 'You can pay it again from the same or another bank.',
    pay: 'Pay invoice',
    payerWasTold: 'We told the payer and sent them a new link.',
    view: 'View invoice',
    questions: (supportEmail: string) => `Questions? Write to ${supportEmail}.`,
  },
  es: {
    invoice: 'Factura',
    amount: 'Importe',
    reason: 'Motivo',
    payAgain: 'Puede pagarla de nuevo con el mismo u otro banco.',
    pay: 'Pagar la factura',
    payerWasTold: 'Hemos avisado a quien la pagó y le hemos enviado un enlace nuevo.',
    view: 'Ver la factura',
    questions: (supportEmail: string) => `¿Dudas? Escriba a ${supportEmail}.`,
  },
} as const;

const factsOf = (data: PayerData | SellerData, language: Language): NonNullable<MailWords['facts']> => [
  [common[language].invoice, data.invoiceNumber],
  [common[language].amount, data.amount],
  [common[language].reason, describeReturn(data.returnCode, language)],
];

const toPayer =
  (describe: DescribeFailure<PayerData>): MailWriter<PayerData> =>
  (data, { language, supportEmail }) => {
    const { subject, heading, sentence } = describe(data)[language];
    const { payAgain, pay, questions } = common[language];
    return {
      subject,
      heading,
      paragraphs: [sentence, payAgain],
      facts: factsOf(data, language),
      action: { label: pay, link: data.link },
      notes: [questions(supportEmail)],
    };
  };

const toSeller =
  <Data extends SellerData>(describe: DescribeFailure<Data>): MailWriter<Data> =>
  (data, { language }) => {
    const { subject, heading, sentence } = describe(data)[language];
    const { payerWasTold, view } = common[language];
    return {
      subject,
      heading,
      paragraphs: [sentence, payerWasTold],
      facts: factsOf(data, language),
      action: { label: view, link: data.link },
    };
  };

export const debitReturnedToPayer = toPayer(({ amount, sellerName }) => ({
  en: {
    subject: `Your payment to ${sellerName} didn’t go through`,
    heading: 'Your bank returned the payment',
    sentence: `Your bank returned the debit of ${amount} for ${sellerName}, so the invoice is still open.`,
  },
  es: {
    subject: `Su pago a ${sellerName} no se ha podido cobrar`,
    heading: 'Su banco ha devuelto el pago',
    sentence: `Su banco ha devuelto el débito de ${amount} para ${sellerName}, así que la factura sigue pendiente.`,
  },
}));

export const debitReturnedToSeller = toSeller<SellerData>(({ amount, buyerName, invoiceNumber }) => ({
  en: {
    subject: `The payment from ${buyerName} was returned`,
    heading: 'A payment was returned',
    sentence: `${buyerName}’s bank returned the debit of ${amount}. Invoice ${invoiceNumber} is open again.`,
  },
  es: {
    subject: `El pago de ${buyerName} ha sido devuelto`,
    heading: 'Un pago ha sido devuelto',
    sentence: `El banco de ${buyerName} ha devuelto el débito de ${amount}. La factura ${invoiceNumber} vuelve a estar pendiente.`,
  },
}));

export const debitRefusedToPayer = toPayer(({ amount, sellerName }) => ({
  en: {
    subject: `Your payment to ${sellerName} could not be submitted`,
    heading: 'The debit could not be submitted',
    sentence: `The debit of ${amount} for ${sellerName} could not be submitted to your bank. No money left your account, and the invoice is still open.`,
  },
  es: {
    subject: `Su pago a ${sellerName} no se ha podido enviar`,
    heading: 'No se ha podido enviar el débito',
    sentence: `El débito de ${amount} para ${sellerName} no se ha podido enviar a su banco. No ha salido dinero de su cuenta y la factura sigue pendiente.`,
  },
}));

export const debitRefusedToSeller = toSeller<SellerData>(({ amount, buyerName, invoiceNumber }) => ({
  en: {
    subject: `The payment from ${buyerName} could not be submitted`,
    heading: 'A debit could not be submitted',
    sentence: `The debit of ${amount} could not be submitted to ${buyerName}’s bank. Invoice ${invoiceNumber} is open again.`,
  },
  es: {
    subject: `El pago de ${buyerName} no se ha podido enviar`,
    heading: 'No se ha podido enviar un débito',
    sentence: `El débito de ${amount} no se ha podido enviar al banco de ${buyerName}. La factura ${invoiceNumber} vuelve a estar pendiente.`,
  },
}));

export const debitReversedToPayer = toPayer(({ amount, sellerName }) => ({
  en: {
    subject: `Your bank took back the payment to ${sellerName}`,
    heading: 'Your bank took the payment back',
    sentence: `Your bank took back the debit of ${amount} for ${sellerName} after it had been paid out, so the invoice is open again.`,
  },
  es: {
    subject: `Su banco ha retirado el pago a ${sellerName}`,
    heading: 'Su banco ha retirado el pago',
    sentence: `Su banco ha retirado el débito de ${amount} para ${sellerName} cuando ya se había abonado, así que la factura vuelve a estar pendiente.`,
  },
}));

/** The sentences on what happened to the seller's balance. */
const takenInWords = ({ taken, owed }: MailData['debit-reversed-seller']): Readonly<Record<Language, string>> => ({
  en: [taken && `We took ${taken} from your balance.`, owed && `Your balance did not cover all of it: you owe ${owed}.`]
    .filter(Boolean)
    .join(' '),
  es: [taken && `Hemos retirado ${taken} de su saldo.`, owed && `Su saldo no ha bastado: queda a deber ${owed}.`]
    .filter(Boolean)
    .join(' '),
});

export const debitReversedToSeller = toSeller<MailData['debit-reversed-seller']>((data) => {
  const { amount, buyerName, invoiceNumber } = data;
  const balance = takenInWords(data);
  return {
    en: {
      subject: `The payment from ${buyerName} was taken back`,
      heading: 'A payment was taken back',
      sentence: `${buyerName}’s bank took back the debit of ${amount} after it had reached your balance. ${balance.en} Invoice ${invoiceNumber} is open again.`,
    },
    es: {
      subject: `El pago de ${buyerName} ha sido retirado`,
      heading: 'Un pago ha sido retirado',
      sentence: `El banco de ${buyerName} ha retirado el débito de ${amount} cuando ya estaba en su saldo. ${balance.es} La factura ${invoiceNumber} vuelve a estar pendiente.`,
    },
  };
});
