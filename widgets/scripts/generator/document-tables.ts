import { commonProperties } from '../../src/spec/common.ts';
import type { CustomProperty } from './custom-properties.ts';
import { type DeclaredWidget, eventsOf, reactPropsOf } from './declared-widgets.ts';
import { camelCase } from './source-text.ts';
import { describeAttribute, describeReactProp } from './type-files.ts';

type Widgets = readonly DeclaredWidget[];

/** Creates the Markdown tables about the widgets, by the names that documents use. */
export function documentTables(
  widgets: Widgets,
  customProperties: readonly CustomProperty[],
): ReadonlyMap<string, string> {
  return new Map([
    ['elements', elementsTable(widgets)],
    ['attributes', attributesTable(widgets)],
    ['react-props', reactPropsTable(widgets)],
    ['events', eventsTable(widgets)],
    ['parts', partsTable(widgets)],
    ['custom-properties', customPropertiesTable(customProperties)],
  ]);
}

const marked = /(<!-- generated table: ([\w-]+) -->\n).*?(<!-- end of generated table -->)/gs;

/**
 * Fills in the tables that a document requests by `<!-- generated table: events -->`.
 * @throws {Error} when it requests none, or one that doesn't exist
 */
export function fillInTables(document: string, tables: ReadonlyMap<string, string>): string {
  if (document.search(marked) < 0) throw new Error('A document has no place for a generated table.');
  return document.replace(marked, (_text, start: string, name: string, end: string) => {
    const table = tables.get(name);
    if (!table) throw new Error(`There is no generated table with the name ${name}.`);
    return `${start}\n${table}\n${end}`;
  });
}

const tableText = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

const code = (text: string): string => `\`${text}\``;

const tagCode = ({ spec }: DeclaredWidget): string => code(`<${spec.tag}>`);

/** Merges entries of the widgets by name, with the tags of the widgets that have them, unless all do. */
function merged<Value>(
  widgets: Widgets,
  read: (widget: DeclaredWidget) => Readonly<Record<string, Value>>,
): readonly { readonly name: string; readonly value: Value; readonly only: string }[] {
  const names = [...new Set(widgets.flatMap((widget) => Object.keys(read(widget))))];
  return names.flatMap((name) => {
    const owners = widgets.filter((widget) => name in read(widget));
    const [value] = owners.map((owner) => read(owner)[name]);
    const only = owners.length < widgets.length ? `${owners.map(tagCode).join(', ')} only` : '';
    return value === undefined ? [] : [{ name, value, only }];
  });
}

const elementsTable = (widgets: Widgets): string =>
  tableText(
    ['Tag', 'Use'],
    widgets.map((widget) => [tagCode(widget), widget.spec.summary]),
  );

/** Lists attributes of one widget first, then common ones, then properties without an attribute. */
function attributesTable(widgets: Widgets): string {
  const own = merged(widgets, ({ spec }) => spec.attributes);
  const all = merged(widgets, ({ attributes }) => attributes);
  const attributes = [...own, ...all.filter(({ name }) => own.every((each) => each.name !== name))];
  const ownProperties = merged(widgets, ({ spec }) => spec.properties ?? {});
  const properties = [...ownProperties, ...merged(widgets, () => commonProperties)];
  return tableText(
    ['Attribute', 'Property', 'Meaning'],
    [
      ...attributes.map(({ name, value, only }) => [
        code(name),
        value.forStyles ? '' : code(camelCase(name)),
        describeAttribute(value) + (only && ` ${only}.`),
      ]),
      ...properties.map(({ name, value, only }) => ['', code(name), value.description + (only && ` ${only}.`)]),
    ],
  );
}

const reactPropsTable = (widgets: Widgets): string =>
  tableText(
    ['Component', 'Prop', 'Meaning'],
    widgets.flatMap((widget) =>
      Object.entries(reactPropsOf(widget)).map(([name, prop]) => [
        code(`<${widget.spec.component.name}>`),
        code(name),
        describeReactProp(prop),
      ]),
    ),
  );

const eventsTable = (widgets: Widgets): string =>
  tableText(
    ['Event', 'Detail', 'When'],
    eventsOf(widgets).map(([name, { description, detail }]) => [
      code(`quittance-${name}`),
      Object.keys(detail).map(code).join(', '),
      description,
    ]),
  );

const partsTable = (widgets: Widgets): string =>
  tableText(
    ['Part', 'Meaning'],
    merged(widgets, ({ spec }) => spec.parts).map(({ name, value, only }) => [
      code(name),
      value + (only && ` (${only})`),
    ]),
  );

const customPropertiesTable = (properties: readonly CustomProperty[]): string =>
  tableText(
    ['Custom property', 'Default'],
    properties.map(({ name, value }) => [code(name), code(value)]),
  );
