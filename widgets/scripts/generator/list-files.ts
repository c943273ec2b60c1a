import type { DeclaredWidget } from './declared-widgets.ts';
import { docComment, header, indent, lines } from './source-text.ts';

type Widgets = readonly DeclaredWidget[];

/** Generates the files that list all widgets: texts by file, relative to `src`. */
export const listFiles = (widgets: Widgets): Readonly<Record<string, string>> => ({
  'loader/modules.generated.ts': loaderTable(widgets),
  'elements/widgets.generated.ts': packageExports(widgets),
  'react/widgets.generated.ts': componentExports(widgets),
  'jsx/react.generated.ts': jsxTypes(widgets, 'react', 'ReactWidgetProps'),
  'jsx/preact.generated.ts': jsxTypes(widgets, 'preact', 'PreactWidgetProps'),
});

const loaderTable = (widgets: Widgets): string =>
  lines(
    header,
    docComment('The widgets by tag, and the module of each, from the loader’s built file.'),
    'export const modules: Readonly<Record<string, string>> = {',
    ...indent(widgets.map(({ name, spec }) => `'${spec.tag}': '../elements/${name}.js',`)),
    '};',
  );

const packageExports = (widgets: Widgets): string =>
  lines(
    header,
    ...widgets.flatMap(({ name, pascalName }) => [
      `export { create${pascalName}Element, define${pascalName} } from '../${name}/element.generated.ts';`,
      `export type { Quittance${pascalName}Element } from '../${name}/element-types.generated.ts';`,
    ]),
  );

const componentExports = (widgets: Widgets): string =>
  lines(
    header,
    ...widgets.map(
      ({ spec: { component } }) =>
        `export { ${component.name}, type ${component.name}Props } from '${component.module}';`,
    ),
  );

function jsxTypes(widgets: Widgets, library: string, props: string): string {
  const name = ({ pascalName }: DeclaredWidget) => ({
    element: `Quittance${pascalName}Element`,
    attributes: `${pascalName}Attributes`,
    event: `${pascalName}EventName`,
  });
  return lines(
    header,
    ...widgets.map((widget) => {
      const { element, attributes, event } = name(widget);
      return `import type { ${attributes}, ${event}, ${element} } from '../${widget.name}/element-types.generated.ts';`;
    }),
    `import type { ${props} } from './${library}-widget-props.ts';`,
    '',
    `declare module '${library}' {`,
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...indent(
      widgets.flatMap((widget) => {
        const { element, attributes, event } = name(widget);
        return [
          docComment(widget.spec.summary),
          `'${widget.spec.tag}': ${props}<${element}, ${attributes}, ${event}>;`,
        ];
      }),
      3,
    ),
    '    }',
    '  }',
    '}',
  );
}
