import languages from 'iso-639-1';
import { constantFile, type GeneratedFile } from './source-file.ts';

function namesFile(locale: string, codes: readonly string[]): GeneratedFile {
  const display = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const names = codes.map((code) => display.of(code) ?? languages.getName(code));
  const why = 'ISO 639-1 codes with their names, from Unicode CLDR.';
  const rows = codes.map((code, index) => `${code}${names[index]}`);
  return constantFile(`languages-${locale}.generated.ts`, 'languageNames', rows.join('|'), why);
}

export function languageFiles(): GeneratedFile[] {
  const codes = languages.getAllCodes().toSorted();
  return [namesFile('en', codes), namesFile('es', codes)];
}
