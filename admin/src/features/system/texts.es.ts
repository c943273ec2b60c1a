import type { Spanish } from '@quittance/sdk/i18n';
import type { systemTexts } from './texts.en.ts';

export const spanish: Spanish<typeof systemTexts> = {
  title: 'Sistema',
  lead: 'Servicios externos para los que este servidor está configurado.',
  sandbox: 'Esto es un entorno de pruebas: la mayoría de los servicios externos son simulados.',
  service: 'Servicio',
  stateLabel: 'Estado',
  host: 'Servidor',
  services: {
    database: 'Base de datos',
    email: 'Correo (SMTP)',
    sms: 'Mensajes de texto',
    google: 'Inicio de sesión con Google',
    linkedIn: 'Inicio de sesión con LinkedIn',
    bankRails: 'Pagos bancarios',
    exchangeRates: 'Tipos de cambio',
    files: 'Archivos subidos',
    malwareScanner: 'Antivirus',
    ledgerHeads: 'Segunda copia de las cabezas del libro mayor',
    supportChat: 'Chat de soporte',
  },
  state: { configured: 'Configurado', sandbox: 'Simulado', missing: 'Sin configurar' },
  emptyTitle: 'Ningún servicio',
};
