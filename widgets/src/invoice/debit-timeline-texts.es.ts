import type { Spanish } from '@quittance/sdk/i18n';
import type { debitTimelineTexts } from './debit-timeline-texts.en.ts';

export const spanish: Spanish<typeof debitTimelineTexts> = {
  title: 'Su débito bancario',
  authorized: 'Autorizado',
  submitted: 'Aceptado por su banco',
  settled: 'Pagado por su banco',
  cleared: 'Confirmado',
  by: 'Previsto para el {{date}}',
  after: 'Unos días hábiles después: hasta entonces, su banco puede devolverlo',
};
