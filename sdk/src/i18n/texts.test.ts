import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Texts, TextTree } from './texts.ts';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../../..');

/** `a.b.c` for every text, with the text. */
function flatten(tree: TextTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as [string, string]] : flatten(value, `${prefix}${name}.`),
  );
}

const workspaces = ['sdk/src', 'widgets/src', 'app-shell/src', 'portal/src', 'admin/src'];

/** The files of one language, by the place that both languages have: shared texts of the SDK, and texts next to what shows them. */
async function textFiles(locale: 'en' | 'es'): Promise<Map<string, string>> {
  const files = await Promise.all(
    workspaces.map(async (area) =>
      (await readdir(path.join(root, area), { recursive: true })).map((file) => path.join(area, file)),
    ),
  );
  const isText = new RegExp(`^sdk/src/i18n/${locale}/[\\w-]+\\.ts$|[/-]texts\\.${locale}\\.ts$`);
  return new Map(
    files
      .flat()
      .filter((file) => isText.test(file))
      .sort()
      .map((file) => [file.replace(new RegExp(`(?<=[/.])${locale}(?=[/.])`), '*'), file]),
  );
}

async function readNamespaces(locale: 'en' | 'es'): Promise<Map<string, Map<string, string>>> {
  const entries = [...(await textFiles(locale))].map(async ([place, file]) => {
    const module = (await import(path.join(root, file))) as Record<string, Texts | TextTree>;
    const [texts = {}] = Object.values(module);
    const tree = 'english' in texts ? (texts.english as TextTree) : texts;
    return [place, new Map(flatten(tree as TextTree))] as const;
  });
  return new Map(await Promise.all(entries));
}

const english = await readNamespaces('en');
const spanish = await readNamespaces('es');

/** The endings of plural forms, of which Spanish has one more than English. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: ReadonlyMap<string, string> | undefined): string[] =>
  [...new Set([...(texts?.keys() ?? [])].map(withoutPlural))].sort();
const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? ''))].sort();

describe.each([...english.keys()])('the texts of %s', (namespace) => {
  it('have the same placeholders in English and Spanish', () => {
    for (const [key, text] of english.get(namespace) ?? []) {
      const translated = spanish.get(namespace)?.get(key);
      if (translated !== undefined) expect([key, placeholdersOf(translated)]).toEqual([key, placeholdersOf(text)]);
    }
  });

  it('are nowhere empty', () => {
    const texts = [...(english.get(namespace) ?? []), ...(spanish.get(namespace) ?? [])];
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

/** Words that address somebody as *tú*; of verbs, the forms that our texts have reason to use and that are nothing else. */
const familiar =
  /(?<!\p{L})(tus?|tuy[oa]s?|tú|te|ti|contigo|eres|has|estás|puedes|podrás|quieres|tienes|debes|necesitas|llevas|inténtalo|envíalo|asegúrate|elige|escribe|pide|vuelve|revisa|prueba|abre el|envía)(?!\p{L})/iu;

describe('Spanish', () => {
  const texts = [...spanish].flatMap(([namespace, entries]) =>
    [...entries].map(([key, text]) => [`${namespace}.${key}`, text] as const),
  );

  it('says usted everywhere, as a bank does', () => {
    expect(texts.filter(([, text]) => familiar.test(text))).toEqual([]);
  });

  it('calls the seller vendedor, never emisor', () => {
    expect(texts.filter(([, text]) => /\bemisor/i.test(text))).toEqual([]);
  });

  it('calls a debit débito, never cargo', () => {
    expect(texts.filter(([, text]) => /\bcargos?\b/i.test(text))).toEqual([]);
  });
});

interface Source {
  readonly file: string;
  readonly text: string;
}

async function readSources(): Promise<Source[]> {
  const sources: Source[] = [];
  for (const area of workspaces) {
    for (const entry of await readdir(path.join(root, area), { recursive: true })) {
      if (!/\.tsx?$/.test(entry) || /\.test\.tsx?$/.test(entry) || /^i18n.e[ns]\b|[/-]texts\.e[ns]\.ts$/.test(entry))
        continue;
      const file = path.join(area, entry);
      sources.push({ file, text: await readFile(path.join(root, file), 'utf8') });
    }
  }
  return sources;
}

const sources = await readSources();
const everything = sources.map(({ text }) => text).join('\n');

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What a template such as `errors.${code}` or `${key}Text` may stand for. One that fixes neither a group nor an ending
 * says nothing.
 */
const templates = [...everything.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
  .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
  .filter((fixed) => fixed.every((part) => /^[\w.-]*$/.test(part)))
  .filter((fixed) => fixed.some((part) => /^[\w-]+\.|\.[\w-]+$/.test(part)) || /^[A-Z][a-z]+$/.test(fixed.at(-1) ?? ''))
  .map((fixed) => new RegExp(`^${fixed.map(escapeRegExp).join('[\\w.-]+')}$`));

const isUsed = (key: string): boolean =>
  ["'", '"', '`'].some((quote) => everything.includes(`${quote}${key}${quote}`)) ||
  templates.some((template) => template.test(key));

describe('texts and code', () => {
  it.each([...english.keys()])('every text of %s is used', (namespace) => {
    expect(keysOf(english.get(namespace)).filter((key) => !isUsed(key))).toEqual([]);
  });
});
