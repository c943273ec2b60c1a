import { readdirSync, readFileSync } from 'node:fs';
import { createTranslator, fieldMessage } from '@quittance/sdk/i18n';
import { errors } from '@quittance/sdk/i18n/es';
import { expect, it } from 'vitest';

const sources = new URL('../', import.meta.url);
const sentences = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, sources), 'utf8'))
  .flatMap((text) => [...text.matchAll(/refuseField\(\s*'\w+',\s*['`]([^'`]+)['`]/g)].map(([, said]) => said ?? ''));

it.each([...new Set(sentences)])('the field message “%s” has a Spanish translation', async (sentence) => {
  const spanish = createTranslator({ es: { errors } });
  await spanish.changeLanguage('es');
  const said = sentence.replace(/\$\{[^}]+\}/g, 'EUR');
  expect(fieldMessage(spanish, said)).not.toBe(said);
});
