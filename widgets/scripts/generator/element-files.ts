import path from 'node:path';
import type { TextsSpec } from '../../src/spec/widget-spec.ts';
import { type DeclaredWidget, mirrored } from './declared-widgets.ts';
import { camelCase, docComment, header, importLines, indent, keyText, lines } from './source-text.ts';

/** Languages besides English, which is always included. */
const languages = ['es'];

/** Generates the files of one widget's element: texts by file, relative to `src`. */
export function elementFiles(widget: DeclaredWidget): Readonly<Record<string, string>> {
  const folder = (file: string): string => `${widget.name}/${file}`;
  return {
    [folder('element.generated.ts')]: elementText(widget),
    [folder('entry.generated.ts')]: entryText(widget),
    [folder('styles.generated.ts')]: stylesText(widget),
    ...textFiles(widget.name, camelCase(widget.name), widget.spec.texts),
  };
}

/** Generates the texts of all widgets, for hosts that share one translator. */
export const sharedTextFiles = (widgets: readonly DeclaredWidget[]): Readonly<Record<string, string>> => {
  const all = new Map(widgets.flatMap(({ spec }) => spec.texts).map((texts) => [texts.namespace, texts]));
  return textFiles('elements', 'all', [...all.values()]);
};

function elementText({ name, pascalName, spec, attributes, properties }: DeclaredWidget): string {
  const methods = Object.entries(spec.methods ?? {});
  const kinds = mirrored(attributes).map(
    ([property, { type }]) => `${property}: '${type === 'boolean' ? 'boolean' : 'string'}'`,
  );
  const given = methods.map(([method, { implementation }]) => `${method}: ${implementation.name}`);
  return lines(
    header,
    ...importLines([
      { name: 'defineWidget', module: '../elements/define-widget.ts' },
      { name: 'version', module: '../version.ts' },
      { name: 'styles', module: './styles.generated.ts' },
      spec.view,
      ...methods.map(([, { implementation }]) => implementation),
    ]),
    '',
    'const definition = defineWidget({',
    ...indent([
      `name: '${name}',`,
      'version,',
      `attributes: { ${kinds.join(', ')} },`,
      `properties: [${Object.keys(properties)
        .map((property) => `'${property}'`)
        .join(', ')}],`,
      ...(given.length > 0 ? [`methods: { ${given.join(', ')} },`] : []),
      'styles,',
      `View: ${spec.view.name},`,
    ]),
    '});',
    '',
    docComment(`Registers \`<${spec.tag}>\`. ${spec.summary}`),
    `export const define${pascalName} = definition.define;`,
    '',
    docComment(`Makes the class of \`<${spec.tag}>\` and registers it under no name.`),
    `export const create${pascalName}Element = definition.create;`,
  );
}

const entryText = ({ pascalName, spec }: DeclaredWidget): string =>
  lines(
    header,
    docComment(`Registers \`<${spec.tag}>\` when it is loaded: for script tags and for the loader.`),
    `import { define${pascalName} } from './element.generated.ts';`,
    '',
    `export type { Quittance${pascalName}Element } from './element-types.generated.ts';`,
    '',
    `define${pascalName}();`,
  );

/** Names the imports by folder too, since sheets in two folders may have the same file name. */
const stylesText = ({ styles }: DeclaredWidget): string => {
  const sheets = styles.map((file, place) => ({
    file,
    name: `${camelCase(path.posix.basename(file, '.css'))}${place}`,
  }));
  return lines(
    header,
    ...sheets.map(({ file, name }) => `import ${name} from '${file}?inline';`),
    '',
    docComment("Style sheets' texts, in order."),
    'export const styles: readonly string[] = [',
    ...indent(sheets.map(({ name }) => `${name},`)),
    '];',
  );
};

function textFiles(folder: string, prefix: string, texts: readonly TextsSpec[]): Readonly<Record<string, string>> {
  const catalogues = languages.map((language) => [
    `${folder}/texts-${language}.generated.ts`,
    lines(
      header,
      ...catalogueImports(texts, language),
      "import type { Catalogue } from '@quittance/sdk/i18n';",
      '',
      'export const catalogue: Catalogue = {',
      ...indent(catalogueEntries(texts)),
      '};',
    ),
  ]);
  return {
    ...Object.fromEntries(catalogues),
    [`${folder}/texts.generated.ts`]: lines(
      header,
      "import type { Catalogues } from '@quittance/sdk/i18n';",
      '',
      docComment('Texts in other languages than English, loaded on demand.'),
      `export const ${prefix}Catalogues: Catalogues = {`,
      ...indent(
        languages.map(
          (language) => `${language}: async () => (await import('./texts-${language}.generated.ts')).catalogue,`,
        ),
      ),
      '};',
    ),
  };
}

const catalogueImports = (texts: readonly TextsSpec[], language: string): string[] =>
  texts.map(
    ({ namespace, module }) => `import { spanish as ${camelCase(namespace)} } from '${module.replace('*', language)}';`,
  );

const catalogueEntries = (texts: readonly TextsSpec[]): string[] =>
  texts.map(({ namespace }) => {
    const name = camelCase(namespace);
    return namespace === name ? `${name},` : `${keyText(namespace)}: ${name},`;
  });
