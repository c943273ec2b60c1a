import type { Spanish } from '@quittance/sdk/i18n';
import type { applicationTexts } from './application-texts.en.ts';

export const spanish: Spanish<typeof applicationTexts> = {
  title: 'Solicitudes de cuentas',
  type: { traditional: 'Cuenta tradicional', smart: 'Cuenta inteligente', merchant: 'Cuenta de comercio' },
  state: {
    queued: 'Pendiente de envío',
    unknown: 'Enviada, sin confirmar',
    submitted: 'Enviada',
    in_review: 'En revisión',
    request_for_information: 'Información solicitada',
    error: 'Con errores',
    approved: 'Aprobada',
    denied: 'Denegada',
    ineligible: 'No elegible',
  },
  requested: 'Solicitada el {{at}}',
  decided: 'Decidida el {{at}}',
  faults: 'Errores hallados por el proveedor',
  noFaults: 'El proveedor no indicó ningún error.',
  unreachable: 'No se puede contactar con el proveedor.',
  field: 'Campo: {{field}}',
  again: 'Enviar de nuevo',
  againOf: 'Enviar de nuevo: {{type}}',
  sentAgain: 'La solicitud se enviará de nuevo.',
  emptyTitle: 'Aún sin solicitudes',
  emptyText: 'Solicitamos las cuentas en cuanto se aprueba la empresa.',
};
