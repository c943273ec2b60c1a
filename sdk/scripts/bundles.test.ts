import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

/** Measures what a page downloads for this import from the SDK. */
async function bundle(code: string) {
  const result = await build({
    stdin: { contents: code, resolveDir: path.join(import.meta.dirname, '../src'), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    metafile: true,
    write: false,
  });
  const [file] = result.outputFiles;
  const text = file?.text ?? '';
  const sources = Object.values(result.metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([input]) => input),
  );
  return { text, sources, gzippedKb: gzipSync(text, { level: 9 }).length / 1000 };
}

const sizes: readonly (readonly [string, number, string])[] = [
  ['the client and one call', 4, `export { createClient, getInvitedInvoice } from './client/index.ts'`],
  [
    'the store of a money intent',
    5,
    `export { createClient } from './client/index.ts'; export { createMoneyIntent } from './stores/index.ts'`,
  ],
  ['formatting of money', 1.5, `export { formatMoney } from './money/index.ts'`],
  ['formatting of dates', 5.5, `export { formatBusinessDate } from './time/index.ts'`],
  ['a rule', 0.5, `export { invoiceBanner } from './rules/index.ts'`],
];

describe('a bundle of', () => {
  it.each(sizes)('%s is at most %f kB', async (_name, limitKb, code) => {
    const { gzippedKb } = await bundle(code);
    expect(gzippedKb).toBeLessThanOrEqual(limitKb);
  });

  it('the client, stores, rules, money and time contains no schema library', async () => {
    const areas = ['client', 'stores', 'rules', 'money', 'time', 'i18n', 'node'];
    const { sources } = await bundle(areas.map((area) => `export * as ${area} from './${area}/index.ts'`).join(';'));
    expect(sources.filter((source) => /node_modules\/zod|contract\//.test(source))).toEqual([]);
  });

  it('the client, money and rules without dates does not include dayjs', async () => {
    const code = [
      `export { createClient, getInvitedInvoice } from './client/index.ts'`,
      `export { formatMoney } from './money/index.ts'`,
      `export { invoiceBanner } from './rules/index.ts'`,
    ];
    const { sources } = await bundle(code.join(';'));
    expect(sources.filter((source) => source.includes('node_modules/dayjs'))).toEqual([]);
  });

  it('business dates works with a tree-shaking bundler', async () => {
    const built = await rolldown({
      input: path.join(import.meta.dirname, '../src/time/index.ts'),
      treeshake: { moduleSideEffects: false },
    });
    const { output } = await built.generate({ format: 'esm' });
    await built.close();
    const { businessDateOf } = await import(
      `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`
    );
    expect(businessDateOf(new Date('2026-01-15T04:59:59Z'))).toBe('2026-01-14');
  });

  it('one call contains no other call', async () => {
    const { text } = await bundle(`export { getMe } from './client/index.ts'`);
    expect(text).toContain('/me');
    expect(text).not.toContain('/invoices');
  });

  it('one namespace of texts holds no other, and no translator', async () => {
    const { sources } = await bundle(`export { errorTexts } from './i18n/index.ts'`);
    const files = sources.filter((source) => source !== '<stdin>').map((source) => path.basename(source));
    expect(files.sort()).toEqual(['code-sentences.ts', 'errors.ts', 'texts.ts']);
  });
});
