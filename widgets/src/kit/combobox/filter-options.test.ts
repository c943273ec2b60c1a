import { describe, expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = [
  { value: 'ES', label: 'España', keywords: 'ES' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: 'CI' },
  { value: 'US', label: 'United States', detail: 'North America', keywords: 'US' },
  { value: 'AE', label: 'United Arab Emirates', keywords: 'AE' },
];
const found = (query: string): string[] => filterOptions(options, query).map(({ value }) => value);

describe('filterOptions', () => {
  it.each([
    ['every option for an empty query', '', ['ES', 'CI', 'US', 'AE']],
    ['without regard to case', 'UNITED', ['US', 'AE']],
    ['without regard to accents in the label', 'espana', ['ES']],
    ['without regard to accents in the query', 'cóte', ['CI']],
    ['a part inside a word', 'mirat', ['AE']],
    ['words in any order', 'states uni', ['US']],
    ['the second line', 'north', ['US']],
    ['a code', 'ci', ['CI']],
    ['nothing without a match', 'xyz', []],
    ['without regard to spaces around', '  arab ', ['AE']],
  ])('finds %s', (_what, query, values) => {
    expect(found(query)).toEqual(values);
  });

  it('puts options first that start with the query', () => {
    const countries = ['British Indian Ocean Territory', 'India', 'Indonesia'].map((label) => ({
      value: label,
      label,
    }));
    const labels = filterOptions(countries, ' IND').map(({ label }) => label);
    expect(labels).toEqual(['India', 'Indonesia', 'British Indian Ocean Territory']);
  });

  it('keeps the order of options with groups', () => {
    const grouped = [
      { value: 'NIO', label: 'Nicaraguan Córdoba', keywords: 'EUR', group: 'Popular' },
      { value: 'EUR', label: 'Euro', group: 'All' },
    ];
    expect(filterOptions(grouped, 'eur').map(({ value }) => value)).toEqual(['NIO', 'EUR']);
  });
});
