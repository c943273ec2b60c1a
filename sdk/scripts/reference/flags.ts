import * as drawings from 'country-flag-icons/string/3x2';
import { isoCountries } from './iso-countries.ts';
import { byFirstLetter, constantFile, type GeneratedFile, loaderFile } from './source-file.ts';

/** An SVG element of a flag: tag, attributes, children. */
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Shape[]];

interface Flag {
  readonly code: string;
  readonly shape: Shape;
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Drops `class`, which refers to a missing style sheet, and `xmlns`, which only files need. */
const isKept = (name: string): boolean => name !== 'class' && name !== 'xmlns';

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const);
  return Object.fromEntries(found.filter(([name]) => isKept(name)).map(([name, value]) => [camelCase(name), value]));
}

/** Parses the few kinds of element that the flags use; they contain no text or comments. */
export function parseFlag(svg: string): Shape {
  const open: [string, Record<string, string>, ...Shape[]][] = [['root', {}]];
  for (const [, closing, tag = '', attributes = '', single] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      const done = open.pop() as Shape;
      open.at(-1)?.push(done);
    } else if (single) open.at(-1)?.push([tag, attributesOf(attributes)]);
    else open.push([tag, attributesOf(attributes)]);
  }
  return open[0]?.[2] as Shape;
}

function flagOf(code: string): Flag {
  const drawing = (drawings as Readonly<Record<string, string>>)[code];
  if (!drawing) throw new Error(`There is no flag of ${code}.`);
  return { code, shape: parseFlag(drawing) };
}

/** Writes flags as data, not markup: a page with Trusted Types accepts no markup from a string. */
export function flagFiles(): GeneratedFile[] {
  const codes = [...isoCountries.map(({ alpha2 }) => alpha2), 'EU'].toSorted();
  const pieces = byFirstLetter(codes.map(flagOf), ({ code }) => code);
  const letters = [...pieces.keys()].toSorted();
  const why = 'Flags in the format 3:2, drawn by country-flag-icons.';
  const files = letters.map((letter) => {
    const shapes = Object.fromEntries((pieces.get(letter) ?? []).map(({ code, shape }) => [code, shape]));
    return constantFile(`flags/${letter}.generated.ts`, 'flags', JSON.stringify(shapes), why);
  });
  return [...files, loaderFile('flags.generated.ts', 'flags', 'flags', letters)];
}
