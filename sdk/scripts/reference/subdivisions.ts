import { createRequire } from 'node:module';
import { iso31662 } from 'iso-3166';
import { byFirstLetter, constantFile, type GeneratedFile, loaderFile } from './source-file.ts';
import { englishNames, withdrawn } from './subdivision-corrections.ts';
import { spanishNames } from './subdivision-names-es.ts';

interface Row {
  readonly code: string;
  readonly parent: string;
  readonly en: string;
  readonly es: string;
}

const require = createRequire(import.meta.url);

interface CldrFile {
  readonly subdivisions: { readonly localeDisplayNames: { readonly subdivisions: Readonly<Record<string, string>> } };
}

const cldrNames = (locale: 'en' | 'es') =>
  (require(`cldr-subdivisions-full/subdivisions/${locale}/${locale}.json`) as CldrFile).subdivisions.localeDisplayNames
    .subdivisions;

const cldr = { en: cldrNames('en'), es: cldrNames('es') };

/** Countries where the local name of a region, as in ISO's list, is its Spanish name. */
const spanishSpeaking: ReadonlySet<string> = new Set(
  'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' '),
);

const byHandEs: ReadonlyMap<string, string> = new Map(
  Object.entries(spanishNames).flatMap(([country, names]) =>
    names.split('|').map((entry) => {
      const blank = entry.indexOf(' ');
      return [`${country}-${entry.slice(0, blank)}`, entry.slice(blank + 1)] as const;
    }),
  ),
);

const countryOf = (code: string): string => code.slice(0, 2);

/** Removes marks for equal names on two levels and for disputed regions. */
const withoutMarks = (name: string): string => name.replace(/[²³]|\s*†|\s*\([^)]*\)$/g, '');

/** Converts the sorted form `Asturias, Principado de` to `Principado de Asturias`. */
const toSpokenForm = (name: string): string => name.replace(/^([^,]+), (.+ de|Comunidad)$/, '$2 $1');

const inCldr = (names: Readonly<Record<string, string>>, code: string): string | undefined =>
  names[code.replace('-', '').toLowerCase()];

function rowOf({ code, name, parent }: (typeof iso31662)[number]): Row {
  const en = englishNames[code] ?? withoutMarks(inCldr(cldr.en, code) ?? name);
  const local = spanishSpeaking.has(countryOf(code)) ? toSpokenForm(withoutMarks(name)) : undefined;
  return { code, parent, en, es: byHandEs.get(code) ?? inCldr(cldr.es, code) ?? local ?? en };
}

const rows: readonly Row[] = iso31662.filter(({ code }) => !withdrawn.has(code)).map(rowOf);

/** `code=name`, or `code>parent=name` if the parent is a subdivision too. */
function rowText({ code, en, parent }: Row): string {
  return `${code.slice(3)}${parent.length > 2 ? `>${parent.slice(3)}` : ''}=${en}`;
}

/** `IT:21=Piedmont|AL>21=Alessandria…;JM:…` */
function pieceText(own: readonly Row[], textOf: (row: Row) => string): string {
  const countries = Map.groupBy(own, ({ code }) => countryOf(code));
  return [...countries]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, parts]) => `${country}:${parts.map(textOf).join('|')}`)
    .join(';');
}

function piecesOf(folder: string, constant: string, own: readonly Row[], textOf: (row: Row) => string, why: string) {
  const pieces = byFirstLetter(own, ({ code }) => code);
  const letters = [...pieces.keys()].toSorted();
  const files = letters.map((letter) =>
    constantFile(`${folder}/${letter}.generated.ts`, constant, pieceText(pieces.get(letter) ?? [], textOf), why),
  );
  return [...files, loaderFile(`${folder}.generated.ts`, folder, constant, letters)];
}

export function subdivisionFiles(): GeneratedFile[] {
  const unlikeEnglish = rows.filter(({ en, es }) => en !== es);
  const why = 'ISO 3166-2: code, code of the parent, English name of Unicode CLDR, by country.';
  const whyEs = 'ISO 3166-2: code and Spanish name where it is not the English one, by country.';
  return [
    ...piecesOf('subdivisions', 'subdivisions', rows, rowText, why),
    ...piecesOf(
      'subdivision-names-es',
      'subdivisionNamesEs',
      unlikeEnglish,
      ({ code, es }) => `${code.slice(3)}=${es}`,
      whyEs,
    ),
  ];
}

/** Lists manual names whose code is not in the list: typing errors. */
export const listUnknownNames = (): readonly string[] => {
  const codes = new Set(rows.map(({ code }) => code));
  return [...byHandEs.keys(), ...Object.keys(englishNames)].filter((code) => !codes.has(code));
};
