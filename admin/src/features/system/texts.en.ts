import { defineTexts } from '@quittance/sdk/i18n';

/** The outside services of the server. */
export const systemTexts = defineTexts('system', {
  title: 'System',
  lead: 'Outside services that this server is configured for.',
  sandbox: 'This is a sandbox: most outside services are simulated.',
  service: 'Service',
  stateLabel: 'Status',
  host: 'Host',
  services: {
    database: 'Database',
    email: 'Email (SMTP)',
    sms: 'Text messages',
    google: 'Sign-in with Google',
    linkedIn: 'Sign-in with LinkedIn',
    bankRails: 'Bank payments',
    exchangeRates: 'Exchange rates',
    files: 'Uploaded files',
    malwareScanner: 'Malware scanner',
    ledgerHeads: 'Second copy of the ledger’s heads',
    supportChat: 'Support chat',
  },
  state: { configured: 'Configured', sandbox: 'Simulated', missing: 'Not configured' },
  emptyTitle: 'No services',
});
