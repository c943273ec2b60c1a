import { z } from 'zod';

/** Where the daily rates of the European Central Bank are read. */
export interface EcbSettings {
  readonly url: string;
  /** Older rates are not used. */
  readonly maxAgeDays: number;
}

export const exchangeSettings = {
  FX_COVER_FROM_USD: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'What customers converted is exchanged with the dealer once on each banking day, net for each pair of currencies, from this value in US dollars on. Less waits for the next day.',
    ),
  ECB_RATES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of the daily exchange rates of the European Central Bank: https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml, or your copy of it. Has no effect in sandbox mode, which has constant rates.',
    ),
  ECB_RATES_MAX_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(30)
    .default(6)
    .describe('Days after which rates are too old to be used. The longest pause of the ECB, at Easter, takes five.'),
};

interface Given {
  readonly ECB_RATES_URL?: string | undefined;
  readonly ECB_RATES_MAX_DAYS: number;
}

export const ecbOf = ({ ECB_RATES_URL: url, ECB_RATES_MAX_DAYS: maxAgeDays }: Given): EcbSettings | undefined =>
  url ? { url, maxAgeDays } : undefined;
