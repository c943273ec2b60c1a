import type { Spanish } from '@quittance/sdk/i18n';
import type { timelineTexts } from './texts.en.ts';

export const spanish: Spanish<typeof timelineTexts> = {
  expected: 'Previsto: {{date}}',
};
