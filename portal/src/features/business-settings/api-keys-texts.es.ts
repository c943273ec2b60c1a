import type { Spanish } from '@quittance/sdk/i18n';
import type { apiKeyTexts } from './api-keys-texts.en.ts';

export const spanish: Spanish<typeof apiKeyTexts> = {
  create: 'Crear clave de API',
  list: 'Claves activas',
  intro: 'Su servidor llama a la API con una clave secreta y abre sesiones para los widgets de sus páginas.',
  emptyTitle: 'Aún no hay claves de API',
  emptyText: 'Cree una clave para enviar facturas desde su propio sistema o para mostrar widgets en su sitio.',
  created: 'Creada el {{date}}',
  createdBy: 'Creada el {{date}} por {{name}}',
  used: 'Último uso: {{date}}',
  unused: 'Nunca usada',
  pages: 'Páginas: {{origins}}',
  widgetsOf: 'Widgets: {{widgets}}',
  scopes: {
    invoicesWrite: 'Enviar facturas',
    invoicesRead: 'Leer facturas',
    embedSessionsWrite: 'Abrir widgets en sus páginas',
    customersWrite: 'Crear empresas para sus clientes',
  },
  widgets: {
    invoice: 'Factura',
    'bank-debit': 'Débito bancario',
    onboarding: 'Verificación',
    balances: 'Saldos',
  },
  form: {
    name: 'Nombre',
    nameHint: 'Por ejemplo, el sistema que usa la clave.',
    scopes: 'Qué puede hacer la clave',
    widgets: 'Widgets',
    origins: 'Sus páginas',
    originsHint:
      'Una dirección por línea, como https://tienda.example. Los widgets no funcionan en ninguna otra página.',
    needsScope: 'Elija al menos una opción.',
    needsOrigin: 'Escriba al menos una dirección.',
    wrongOrigin: '{{origin}} no es la dirección de un sitio, como https://tienda.example.',
    code: 'Lo confirmará con un código de un solo uso.',
    submit: 'Crear clave',
  },
  secret: {
    title: 'Copie ahora su clave de API',
    text: 'Solo guardamos su hash, así que no se puede volver a mostrar. Guárdela en su servidor, nunca en una página.',
    label: 'Clave de API',
    copy: 'Copiar clave',
    done: 'Ya guardé la clave',
  },
  revoke: {
    action: 'Revocar',
    title: '¿Revocar {{name}}?',
    text: 'Los sistemas con esta clave y los widgets de sus páginas dejan de funcionar de inmediato.',
    keep: 'Conservar',
    submit: 'Revocar clave',
    done: 'Se revocó {{name}}.',
  },
};
