import { commonAttributes, commonProperties } from '../../src/spec/common.ts';
import type {
  AttributeSpec,
  EventSpec,
  MethodSpec,
  PropertySpec,
  ReactPropSpec,
  TypeSpec,
} from '../../src/spec/widget-spec.ts';
import { type DeclaredWidget, eventsOf, mirrored, reactPropsOf } from './declared-widgets.ts';
import {
  attributeType,
  docComment,
  header,
  importTypeLines,
  indent,
  keyText,
  lines,
  typeText,
  unionText,
} from './source-text.ts';

type Attributes = Readonly<Record<string, AttributeSpec>>;
type Properties = Readonly<Record<string, PropertySpec>>;

/** Generates the types of every element, and those of one widget's element: texts by file, relative to `src`. */
export const typeFiles = (widgets: readonly DeclaredWidget[]): Readonly<Record<string, string>> => ({
  'elements/quittance-element.generated.ts': commonTypes(),
  'widget/event-details.generated.ts': eventTypes(eventsOf(widgets)),
  ...Object.fromEntries(widgets.map((widget) => [`${widget.name}/element-types.generated.ts`, elementTypes(widget)])),
});

const commonTypes = (): string =>
  lines(
    header,
    ...importTypeLines([
      ...Object.values(commonProperties).map(({ type }) => type),
      { name: 'VersionConflict', module: './registration.ts' },
      { name: 'WidgetEventDetails', module: '../widget/event-details.generated.ts' },
    ]),
    '',
    docComment('Properties of every Quittance element. Attributes have the same names in kebab case.'),
    'export interface QuittanceElementProperties {',
    ...indent(propertyLines(commonAttributes, commonProperties)),
    '}',
    '',
    docComment('A Quittance element, with the properties that all have in common.'),
    'export interface QuittanceElement extends HTMLElement, QuittanceElementProperties {}',
    '',
    docComment('Attributes of every Quittance element.'),
    'export interface QuittanceAttributes {',
    ...indent(attributeLines(commonAttributes)),
    '}',
    '',
    'type WidgetEvents = {',
    `  [Name in keyof WidgetEventDetails as \`quittance-\${Name}\`]: CustomEvent<WidgetEventDetails[Name]>;`,
    '};',
    '',
    'declare global {',
    ...indent([
      '// Events bubble, so that they may be heard on any element around a widget.',
      'interface HTMLElementEventMap extends WidgetEvents {}',
      'interface WindowEventMap {',
      "  'quittance-version-conflict': CustomEvent<VersionConflict>;",
      '}',
    ]),
    '}',
  );

function elementTypes(widget: DeclaredWidget): string {
  const { pascalName, spec } = widget;
  const { tag, attributes, properties = {}, methods = {} } = spec;
  const element = `Quittance${pascalName}Element`;
  const reactProps = reactPropsOf(widget);
  const types = [
    ...Object.values(reactProps).map(({ type }) => type),
    ...Object.values(properties).map(({ type }) => type),
    ...Object.values(methods).flatMap(({ parameters, returns }) => [
      ...Object.values(parameters).map(({ type }) => type),
      returns,
    ]),
  ];
  return lines(
    header,
    ...importTypeLines([
      ...types,
      { name: 'QuittanceAttributes', module: '../elements/quittance-element.generated.ts' },
      { name: 'QuittanceElement', module: '../elements/quittance-element.generated.ts' },
    ]),
    '',
    docComment(`Properties of \`<${tag}>\` besides those of every Quittance element.`),
    `export interface ${pascalName}ElementProperties {`,
    ...indent(propertyLines(attributes, properties)),
    '}',
    '',
    docComment(`\`<${tag}>\`. ${spec.summary}`),
    `export interface ${element} extends QuittanceElement, ${pascalName}ElementProperties {`,
    ...indent(methodLines(methods)),
    '}',
    '',
    docComment(`Attributes of \`<${tag}>\`.`),
    `export interface ${pascalName}Attributes extends QuittanceAttributes {`,
    ...indent(attributeLines(attributes)),
    '}',
    '',
    docComment(`Props of the React component \`${spec.component.name}\`, besides the callbacks for its events.`),
    `export interface ${pascalName}ReactProps {`,
    ...indent(reactPropLines(reactProps)),
    '}',
    '',
    docComment('Names of its events, without `quittance-`.'),
    `export type ${pascalName}EventName = ${unionText(Object.keys(spec.events))};`,
    '',
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    `    '${tag}': ${element};`,
    '  }',
    '}',
  );
}

const eventTypes = (events: readonly [string, EventSpec][]): string => {
  const cancelable = events.filter(([, event]) => event.cancelable).map(([name]) => name);
  return lines(
    header,
    ...importTypeLines(events.flatMap(([, { detail }]) => Object.values(detail))),
    '',
    '/**',
    ' * Details of each widget event. No detail contains a name, an address or bank data.',
    ' * On an element the event is called `quittance-` and the name here; on a React component the prop is `on` and the name.',
    ' */',
    'export interface WidgetEventDetails {',
    ...indent(
      events.flatMap(([name, { description, detail }]) => [
        docComment(description),
        `readonly ${keyText(name)}: ${detailText(detail)};`,
      ]),
    ),
    '}',
    '',
    docComment('Events that a host may stop.'),
    `export type CancelableEventName = ${unionText(cancelable)};`,
    '',
    `export const cancelableEvents: readonly string[] = [${cancelable.map((name) => `'${name}'`).join(', ')}];`,
  );
};

/** Writes the type of an event's detail. */
export function detailText(detail: Readonly<Record<string, TypeSpec>>): string {
  const fields = Object.entries(detail).map(([name, type]) => `readonly ${keyText(name)}: ${typeText(type)}`);
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
}

const propertyLines = (attributes: Attributes, properties: Properties): string[] => [
  ...mirrored(attributes).flatMap(([name, attribute]) => [
    docComment(describeAttribute(attribute)),
    // A boolean property is false without its attribute.
    `${name}: ${attribute.type === 'boolean' ? 'boolean' : `${attributeType(attribute)} | undefined`};`,
  ]),
  ...Object.entries(properties).flatMap(([name, { type, description }]) => [
    docComment(description),
    `${name}: ${typeText(type)} | undefined;`,
  ]),
];

const attributeLines = (attributes: Attributes): string[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => [
    docComment(describeAttribute(attribute)),
    `${keyText(name)}?: ${attributeType(attribute)} | undefined;`,
  ]);

const reactPropLines = (props: Readonly<Record<string, ReactPropSpec>>): string[] =>
  Object.entries(props).flatMap(([name, prop]) => [
    docComment(describeReactProp(prop)),
    prop.required
      ? `readonly ${name}: ${typeText(prop.type)};`
      : `readonly ${name}?: ${typeText(prop.type)} | undefined;`,
  ]);

const methodLines = (methods: Readonly<Record<string, MethodSpec>>): string[] =>
  Object.entries(methods).flatMap(([name, { description, parameters, returns }]) => [
    docComment(description),
    `${name}(${Object.entries(parameters)
      .map(([parameter, { type }]) => `${parameter}: ${typeText(type)}`)
      .join(', ')}): ${typeText(returns)};`,
  ]);

/** Describes an attribute in Markdown: description, allowed values, whether it is required, default. */
export function describeAttribute(attribute: AttributeSpec): string {
  const { type, description } = attribute;
  const values = typeof type === 'object' ? ` One of ${type.map((value) => `\`${value}\``).join(', ')}.` : '';
  return description + values + describeNeed(attribute);
}

/** Describes a prop of a React component in Markdown: description, whether it is required, default. */
export const describeReactProp = (prop: ReactPropSpec): string => prop.description + describeNeed(prop);

const describeNeed = ({ required, default: fallback }: Pick<ReactPropSpec, 'required' | 'default'>): string =>
  (required ? ' Required.' : '') + (fallback ? ` Default: ${fallback}.` : '');
