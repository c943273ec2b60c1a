import type { AuthorizationFacts } from './facts.ts';

const kinds = { checking: 'cuenta corriente', savings: 'cuenta de ahorros' } as const;

export const writeInSpanish = (facts: AuthorizationFacts): string =>
  [
    'Autorización de un débito ACH único',
    `Fecha: ${facts.date}`,
    `Yo, ${facts.payerName}, autorizo a ${facts.brandName}, por cuenta de ${facts.sellerName}, a debitar una sola vez ` +
      `${facts.amount} de mi ${kinds[facts.accountKind]} terminada en ${facts.accountMask} en ${facts.bankName}, para ` +
      `pagar la factura ${facts.invoiceNumber}, y a abonar mi cuenta para corregir un error.`,
    'El débito se envía a mi banco en la fecha de esta autorización, o el siguiente día hábil bancario si se supera la ' +
      'hora límite del banco, y normalmente sale de mi cuenta uno o dos días hábiles bancarios después. Confirmo que ' +
      'puedo autorizar débitos de esta cuenta y que tendrá fondos suficientes ese día. Si el débito se devuelve sin ' +
      'pagar, la factura queda de nuevo pendiente y se avisa al vendedor.',
    'Esta autorización vale para este único pago y termina cuando se realiza. Hasta que el débito se haya enviado a mi ' +
      `banco puedo revocarla escribiendo a ${facts.supportEmail}; después puedo pedir a mi banco que lo detenga o ` +
      'reclamarlo.',
    'Acepto que este débito es una operación ACH regida por las Nacha Operating Rules, que me obligan, y que cumple las ' +
      'leyes de los Estados Unidos. Se me envía una copia de esta autorización por correo electrónico.',
  ].join('\n\n');
