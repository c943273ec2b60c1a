/**
 * A list that people edit by hand, and that a new part needs a line in.
 * @typedef {object} List
 * @property {string} file path from the root
 * @property {string} line with `{{…}}` for words of the part
 * @property {string} [after] the line before the list's first one; default: the list begins with the file
 * @property {string} [before] the line after the list's last one; default: it ends with the file
 * @property {(line: string) => string | undefined} [keyOf] sorts the list; default: the line is added at its end
 */

const pathOf = (line) => /from '([^']+)'/.exec(line)?.[1];

/** By kind of part. @type {Readonly<Record<string, readonly List[]>>} */
export const lists = {
  widget: [{ file: 'widgets/src/theme/widgets.css', line: '@import "../{{name}}/{{name}}.css";' }],
  component: [
    {
      file: 'scripts/support/kit-layers.mjs',
      line: "    '{{name}}',",
      after: '  display: [',
      before: '  ],',
      keyOf: (line) => line,
    },
    {
      file: 'widgets/src/kit/index.ts',
      line: "export { {{Pascal}} } from './{{name}}/{{name}}.tsx';",
      keyOf: pathOf,
    },
    { file: 'widgets/src/theme/controls.css', line: '@import "../kit/{{name}}/{{name}}.css";' },
    {
      file: 'app-shell/src/gallery/specimens/display.tsx',
      line: "import { {{camel}}Specimen } from './{{name}}-sample.tsx';",
      before: '',
    },
    {
      file: 'app-shell/src/gallery/specimens/display.tsx',
      line: '  {{camel}}Specimen,',
      after: 'export const displaySpecimens: readonly Specimen[] = [',
      before: '];',
    },
    // The gallery shows the group `screens` after `display`.
    { file: 'tests/browser/kit/specimen-names.ts', line: "  '{{name}}',", before: "  'list-card'," },
  ],
};

/**
 * Adds a line to a list.
 * @param {string} text of the file
 * @param {List} list with its line filled in
 * @throws {Error} if the file no longer has the lines around the list
 */
export function withLine(text, { file, line, after, before, keyOf }) {
  const lines = text.replace(/\n$/, '').split('\n');
  const start = after === undefined ? 0 : lines.indexOf(after) + 1;
  const end = before === undefined ? lines.length : lines.indexOf(before, start);
  if ((after !== undefined && start === 0) || end === -1) {
    throw new Error(`${file} has no list between ${after ?? 'its start'} and ${before ?? 'its end'}.`);
  }
  const key = keyOf?.(line);
  const later = key === undefined ? -1 : lines.findIndex((each, at) => at >= start && at < end && keyOf(each) > key);
  return `${lines.toSpliced(later === -1 ? end : later, 0, line).join('\n')}\n`;
}
