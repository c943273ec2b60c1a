import type { Spanish } from '@quittance/sdk/i18n';
import type { debitAuthorizationTexts } from './texts.en.ts';

export const spanish: Spanish<typeof debitAuthorizationTexts> = {
  title: 'Autorización de un débito ACH único',
  date: 'Fecha: {{date}}',
  authorization:
    'Yo, {{payerName}}, autorizo a {{brandName}}, por cuenta de {{sellerName}}, a debitar una sola vez {{amount}} de mi {{accountKind}} terminada en {{accountMask}} en {{bankName}}, para pagar la factura {{invoiceNumber}}, y a abonar mi cuenta para corregir un error.',
  timing:
    'El débito se envía a mi banco en la fecha de esta autorización, o el siguiente día hábil bancario si se supera la hora límite del banco, y normalmente sale de mi cuenta uno o dos días hábiles bancarios después. Confirmo que puedo autorizar débitos de esta cuenta y que tendrá fondos suficientes ese día. Si se devuelve por fondos insuficientes o no disponibles, puede enviarse de nuevo hasta dos veces. Si el débito se devuelve sin pagar definitivamente, la factura queda de nuevo pendiente y se avisa al vendedor.',
  revocation:
    'Esta autorización vale para este único pago y termina cuando se realiza. Hasta que el débito se haya enviado a mi banco puedo revocarla escribiendo a {{supportEmail}}; después puedo pedir a mi banco que lo detenga o reclamarlo.',
  rules:
    'Acepto que este débito es una operación ACH regida por las Nacha Operating Rules, que me obligan, y que cumple las leyes de los Estados Unidos. Se me envía una copia de esta autorización por correo electrónico.',
  accountKinds: { checking: 'cuenta corriente', savings: 'cuenta de ahorros' },
};
