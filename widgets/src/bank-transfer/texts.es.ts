import type { Spanish } from '@quittance/sdk/i18n';
import type { bankTransferTexts } from './texts.en.ts';

export const spanish: Spanish<typeof bankTransferTexts> = {
  intro:
    'Envíe este importe desde su banco a la cuenta de {{seller}}, con la referencia. La mayoría de las transferencias llegan en 1 o 2 días hábiles.',
  loading: 'Cargando los datos bancarios…',
  failed: 'No se han podido cargar los datos bancarios.',
  unavailable:
    '{{seller}} no puede recibir transferencias en este momento. Elija otra forma de pago o pregunte a {{seller}}.',
  way: 'Tipo de transferencia',
  local: 'Transferencia local',
  swift: 'Desde el extranjero (SWIFT)',
  amount: 'Importe',
  amountHint: 'Envíe exactamente esto. Con menos no se paga la factura; lo que sobre se suma a su saldo o se devuelve.',
  referenceHint: 'Sin ella no podemos asignar su pago a esta factura.',
  copyField: 'Copiar {{field}}',
  copyAll: 'Copiar todos los datos',
  code: 'Código QR de la transferencia, con importe y referencia',
  codeHint: 'Escanéelo con una aplicación bancaria europea, que rellena la transferencia.',
  sandbox: {
    title: 'Entorno de pruebas',
    text: 'Hacer que llegue ahora una transferencia:',
    exact: 'Importe exacto',
    over: 'Un 10 % más',
    under: 'Un 10 % menos',
    held: 'Retenida para revisión',
    arrived: 'La transferencia ha llegado.',
    isHeld: 'La transferencia ha llegado y espera la revisión del personal.',
    notPaid:
      'La transferencia ha llegado y no ha pagado nada: era menos de lo pendiente. Se ha avisado al comprador por correo.',
    unknown: 'Se ha perdido la conexión.',
    check: 'Comprobar de nuevo',
    refused: 'No se ha podido simular la transferencia.',
  },
};
