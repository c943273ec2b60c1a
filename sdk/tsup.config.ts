import { defineConfig } from 'tsup';

/** One entry an area, as in package.json; what they share becomes chunks. Types come from `tsc -b`. */
export default defineConfig({
  entry: {
    ...Object.fromEntries(
      ['client', 'contract', 'i18n', 'money', 'node', 'reference', 'rules', 'stores', 'time', 'validation'].map(
        (area) => [`${area}/index`, `src/${area}/index.ts`],
      ),
    ),
    'i18n/english': 'src/i18n/english.ts',
    'i18n/spanish': 'src/i18n/spanish.ts',
    'validation/phone': 'src/validation/phone.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  dts: false,
  // dist also holds what tsc makes: types, and its build state, which would be wrong without them.
  clean: ['!types/**', '!.scripts/**', '!*.tsbuildinfo'],
});
