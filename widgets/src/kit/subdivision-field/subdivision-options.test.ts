import { loadSubdivisions } from '@quittance/sdk/reference';
import { describe, expect, it } from 'vitest';
import { subdivisionOptions } from './subdivision-options.ts';

const optionsOf = async (country: string) => subdivisionOptions(await loadSubdivisions(country, 'en'));

describe('subdivisionOptions', () => {
  it('lists the states of a country of one level by name, under no heading', async () => {
    const options = await optionsOf('US');
    expect(options.slice(0, 2).map(({ label }) => label)).toEqual(['Alabama', 'Alaska']);
    expect(options.every(({ group }) => group === undefined)).toBe(true);
  });

  it('groups the provinces of Italy by region, and offers the regions too', async () => {
    const lombardy = (await optionsOf('IT')).filter(({ group }) => group === 'Lombardy');
    expect(lombardy[0]).toMatchObject({ label: 'Lombardy', value: '25' });
    expect(lombardy.map(({ label }) => label)).toContain('Bergamo');
  });

  it('finds a part by its code', async () => {
    expect((await optionsOf('IT')).find(({ value }) => value === 'BG')?.keywords).toBe('BG');
  });

  it.each(['IT', 'ES', 'FR', 'GB'])('lists each part of %s once', async (country) => {
    const all = (await loadSubdivisions(country, 'en')).map(({ code }) => code).sort();
    expect((await optionsOf(country)).map(({ value }) => value).sort()).toEqual(all);
  });

  it.each(['IT', 'ES', 'FR', 'GB'])('keeps the parts of a group together in %s', async (country) => {
    const headings = (await optionsOf(country)).map(({ group }) => group);
    const changes = headings.filter((heading, index) => heading !== headings[index - 1]);
    expect(new Set(changes).size).toBe(changes.length);
  });

  it('offers no part under sanctions', async () => {
    const values = (await optionsOf('UA')).map(({ value }) => value);
    expect(values).toContain('30');
    expect(values).not.toContain('43');
  });

  it('is empty for a territory without parts', async () => {
    expect(await optionsOf('MC').then(({ length }) => length)).toBeGreaterThan(0);
    expect(await optionsOf('GI')).toEqual([]);
  });
});
