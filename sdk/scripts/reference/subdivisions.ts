import { iso31662 } from 'iso-3166';
import { byFirstLetter, constantFile, type GeneratedFile, loaderFile } from './source-file.ts';

interface Row {
  readonly code: string;
  readonly name: string;
  readonly parent: string;
}

const countryOf = (code: string): string => code.slice(0, 2);

/** `code=name`, and `code>parent=name` where the parent is a subdivision too. */
function rowText({ code, name, parent }: Row): string {
  const own = code.slice(3);
  return `${own}${parent.length > 2 ? `>${parent.slice(3)}` : ''}=${name}`;
}

const compareNames = new Intl.Collator('en').compare;

/** `IT:21=Piemonte|AL>21=Alessandria…;JM:…` */
function pieceText(rows: readonly Row[]): string {
  const countries = Map.groupBy(rows, ({ code }) => countryOf(code));
  return [...countries]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([country, own]) =>
        `${country}:${own
          .toSorted((one, other) => compareNames(one.name, other.name))
          .map(rowText)
          .join('|')}`,
    )
    .join(';');
}

export function subdivisionFiles(): GeneratedFile[] {
  const pieces = byFirstLetter(iso31662, ({ code }) => code);
  const letters = [...pieces.keys()].toSorted();
  const why = 'ISO 3166-2: code, code of the parent, name, by country.';
  const files = letters.map((letter) =>
    constantFile(`subdivisions/${letter}.generated.ts`, 'subdivisions', pieceText(pieces.get(letter) ?? []), why),
  );
  return [...files, loaderFile('subdivisions.generated.ts', 'subdivisions', 'subdivisions', letters)];
}
