import type { Spanish } from '@quittance/sdk/i18n';
import type { statusTimelineTexts } from './texts.en.ts';

export const spanish: Spanish<typeof statusTimelineTexts> = {
  title: 'Qué ha pasado y qué viene después',
  risks: 'Qué puede salir mal todavía',
  expected: 'Previsto: {{date}}',
  late: 'Con retraso desde {{date}}',
  whenUnknown: 'Aún sin fecha',
};
