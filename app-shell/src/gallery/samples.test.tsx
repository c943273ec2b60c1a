import { QuittanceProvider } from '@quittance/widgets/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { statesOf } from './control-states.tsx';
import { sampleSpanish } from './sample-spanish.ts';
import { createSampleI18n } from './sample-texts.ts';
import { type Say, useSay } from './say.ts';
import type { SpecimenState } from './specimen.ts';
import { specimens } from './specimens/index.ts';

/**
 * Texts that are the same in both languages: names of people, companies, files and payments, passwords, an account
 * number.
 */
const names: readonly RegExp[] = [
  /^(Harbor Studio|HS|AL|Ada Lovelace|@harborstudio|Northwind Traders|Água Verde|Zürich Freight|Blueline Logistics|Ñandú Foods)$/,
  /^(harbor_studio|harbor-studio-framework-.*\.pdf|PAY-\d+|Harbor4|Harbor42studio|ES91[ \d]+)$/,
  // The modes of a form, as developers write them.
  /^(passive|lazy|aggressive)$/,
];

function Shown({ state }: { readonly state: SpecimenState }) {
  const say: Say = useSay();
  return state.render(say);
}

const i18n = createSampleI18n();

/** Returns everything that a reader can see or hear, once each. */
async function wordsOf(state: SpecimenState, locale: 'en' | 'es'): Promise<Set<string>> {
  await i18n.changeLanguage(locale);
  const markup = renderToStaticMarkup(
    <QuittanceProvider client={null} i18n={i18n}>
      <Shown state={state} />
    </QuittanceProvider>,
  );
  // The value of a radio button is no text for readers.
  const attributes = [
    ...markup
      .replace(/<input[^>]*type="radio"[^>]*>/g, '')
      .matchAll(/ (?:aria-label|placeholder|title|alt|value)="([^"]+)"/g),
  ];
  const texts = [...markup.matchAll(/>([^<]+)</g)];
  return new Set([...attributes, ...texts].map(([, text = '']) => text.trim()).filter((text) => /\p{L}/u.test(text)));
}

describe('the samples', () => {
  it('have different texts in English and Spanish', () => {
    expect(Object.entries(sampleSpanish).filter(([english, spanish]) => english === spanish)).toEqual([]);
  });

  it.each(
    specimens.flatMap((specimen) =>
      statesOf(specimen).map((state) => [`${specimen.name}, ${state.name}`, state] as const),
    ),
  )('are in Spanish in a Spanish gallery: %s', async (_name, state) => {
    const english = await wordsOf(state, 'en');
    const spanish = await wordsOf(state, 'es');
    const same = [...spanish].filter((text) => english.has(text));
    expect(same.filter((text) => !names.some((name) => name.test(text)))).toEqual([]);
  });
});
