import { expect, it } from 'vitest';
import { onboardingTexts } from './texts.en.ts';
import { spanish } from './texts.es.ts';

it('names a verification that can’t be loaded in the words for its status', () => {
  expect(onboardingTexts.english.failure.loadFailed).toBe('There was a problem fetching your verification status.');
  expect(spanish.failure.loadFailed).toBe('Hubo un problema al consultar el estado de su verificación.');
});
