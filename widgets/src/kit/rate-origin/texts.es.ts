import type { Spanish } from '@quittance/sdk/i18n';
import type { rateOriginTexts } from './texts.en.ts';

export const spanish: Spanish<typeof rateOriginTexts> = {
  origin: '{{source}}, {{published}}',
  sources: { ecb: 'Tipos del Banco Central Europeo', sandbox: 'Tipos del entorno simulado' },
};
