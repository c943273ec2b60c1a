import { defineConfig } from 'tsup';

/** One entry an area, as in package.json; what they share becomes chunks. Types come from `tsc -b`. */
export default defineConfig({
  entry: Object.fromEntries(
    ['client', 'contract', 'i18n', 'i18n/en', 'i18n/es', 'money', 'node', 'reference', 'rules', 'stores', 'time'].map((area) => [
      `${area}/index`,
      `src/${area}/index.ts`,
    ]),
  ),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  dts: false,
  // dist also holds the types and tsc's build state.
  clean: ['dist/**/*.js', 'dist/**/*.js.map'],
});
