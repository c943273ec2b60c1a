import { publishedTaxNumbers } from '../../../server/src/test-support/published-tax-numbers.ts';
import { checkTaxId } from '../../../server/src/validation/index.ts';
import type { BenchResult } from '../result.ts';

/** Counts by country how many of the tax numbers that others have published the server accepts. */
export function benchTaxNumbers(): readonly BenchResult[] {
  const byCountry = Map.groupBy(publishedTaxNumbers, ({ country }) => country);
  return [...byCountry]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, numbers]) => ({
      name: `tax numbers, ${country}`,
      subject: 'accepted',
      subjectFigure: numbers.filter(({ text, taxpayer }) => checkTaxId(text, country, taxpayer) === null).length,
      reference: 'published',
      referenceFigure: numbers.length,
      unit: 'numbers',
      wanted: '≥ 0.99',
      runs: 1,
    }));
}
