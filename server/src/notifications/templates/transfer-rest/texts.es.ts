import type { Spanish } from '@quittance/sdk/i18n';
import type { transferRestTexts } from './texts.en.ts';

export const spanish: Spanish<typeof transferRestTexts> = {
  subject: {
    paid: 'Pagó más de lo necesario por la factura {{invoiceNumber}}',
    notPaid: 'Su transferencia no pagó la factura {{invoiceNumber}} de {{sellerName}}',
    held: 'Revisamos su transferencia de {{received}} por la factura {{invoiceNumber}} de {{sellerName}}',
    notAccepted:
      'No podemos aceptar su transferencia de {{received}} por la factura {{invoiceNumber}} de {{sellerName}}',
    recalled: 'El banco retiró su transferencia de {{received}} por la factura {{invoiceNumber}} de {{sellerName}}',
  },
  heading: {
    paid: 'Su factura está pagada y ha sobrado dinero',
    notPaid: 'Su transferencia no pagó la factura',
    held: 'Revisamos su transferencia',
    notAccepted: 'No podemos aceptar su transferencia',
    recalled: 'El banco retiró su transferencia',
  },
  reason: {
    'more-than-due': 'Recibimos {{received}} por la factura {{invoiceNumber}}. Está pagada y sobran {{rest}}.',
    'less-than-due':
      'Recibimos {{received}}, menos de los {{due}} pendientes de la factura {{invoiceNumber}}. La factura sigue abierta.',
    'not-open': 'Recibimos {{received}} por la factura {{invoiceNumber}}, que ya no estaba abierta.',
    'being-paid': 'Recibimos {{received}} por la factura {{invoiceNumber}} mientras otro pago suyo estaba en curso.',
    'other-currency':
      'Recibimos {{received}} por la factura {{invoiceNumber}}, que está en otra moneda. La factura sigue abierta.',
    monitored:
      'Recibimos {{received}} por la factura {{invoiceNumber}} y antes debemos revisarlo. La factura sigue abierta.',
    reassigned:
      'Revisamos los {{received}} que recibimos por la factura {{invoiceNumber}} y son para otra cosa. No pagan la factura.',
    denied:
      'Tras nuestra revisión no podemos aceptar los {{received}} que recibimos por la factura {{invoiceNumber}}. No pagan la factura.',
    recalled:
      'El banco del remitente retiró los {{received}} que habíamos recibido por la factura {{invoiceNumber}}. No pagan la factura.',
  },
  place: {
    balance: 'Hemos añadido {{rest}} a su saldo. Puede pagar con él o retirarlo.',
    held: 'Si tras nuestra revisión la factura sigue abierta y su transferencia cubre el importe, queda pagada. El dinero restante se añade a su saldo.',
    'held-without-account':
      'Si tras nuestra revisión la factura sigue abierta y su transferencia cubre el importe, queda pagada. Devolvemos el dinero restante a la cuenta de la que vino.',
    bank: 'El banco ya tiene el dinero.',
    elsewhere: 'Si cree que es un error, escriba a {{supportEmail}}.',
    refund: 'Devolvemos {{rest}} a la cuenta de la que vino. Suele tardar de 1 a 2 días hábiles.',
    waiting: 'No sabemos a qué cuenta devolver {{rest}}. Escriba a {{supportEmail}}.',
  },
  received: 'Recibido',
  due: 'Pendiente',
};
