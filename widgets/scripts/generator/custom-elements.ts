import type {
  Attribute,
  ClassMember,
  CustomElementDeclaration,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import { commonSlots } from '../../src/spec/common.ts';
import type { MethodSpec } from '../../src/spec/widget-spec.ts';
import type { CustomProperty } from './custom-properties.ts';
import { type DeclaredWidget, mirrored } from './declared-widgets.ts';
import { attributeType, camelCase, typeText } from './source-text.ts';
import { describeAttribute, detailText } from './type-files.ts';

/** Creates the custom elements manifest, from which editors and documentation tools know the elements. */
export function customElementsManifest(
  widgets: readonly DeclaredWidget[],
  customProperties: readonly CustomProperty[],
): string {
  const manifest: Package = {
    schemaVersion: '2.1.0',
    modules: widgets.map((widget) => moduleOf(widget, customProperties)),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function moduleOf(widget: DeclaredWidget, customProperties: readonly CustomProperty[]): JavaScriptModule {
  const path = `dist/elements/${widget.name}.js`;
  const declaration = declarationOf(widget, customProperties);
  const definition = { name: declaration.name, module: path };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declaration],
    exports: [{ kind: 'custom-element-definition', name: widget.spec.tag, declaration: definition }],
  };
}

const declarationOf = (
  widget: DeclaredWidget,
  customProperties: readonly CustomProperty[],
): CustomElementDeclaration => ({
  kind: 'class',
  name: `Quittance${widget.pascalName}Element`,
  summary: widget.spec.summary,
  superclass: { name: 'HTMLElement' },
  customElement: true,
  tagName: widget.spec.tag,
  attributes: attributesOf(widget),
  members: membersOf(widget),
  events: Object.entries(widget.spec.events).map(([name, { description, detail }]) => ({
    name: `quittance-${name}`,
    type: { text: `CustomEvent<${detailText(detail)}>` },
    description,
  })),
  slots: Object.entries(commonSlots).map(([name, description]) => ({ name, description })),
  cssParts: Object.entries(widget.spec.parts).map(([name, description]) => ({ name, description })),
  cssProperties: customProperties.map(({ name, value }) => ({ name, default: value })),
});

const attributesOf = ({ attributes }: DeclaredWidget): Attribute[] =>
  Object.entries(attributes).map(([name, attribute]) => ({
    name,
    type: { text: attributeType(attribute) },
    description: describeAttribute(attribute),
    ...(!attribute.forStyles && { fieldName: camelCase(name) }),
  }));

const membersOf = ({ attributes, properties, spec }: DeclaredWidget): ClassMember[] => [
  ...mirrored(attributes).map(
    ([name, attribute]): ClassMember => ({
      kind: 'field',
      name,
      type: { text: attribute.type === 'boolean' ? 'boolean' : `${attributeType(attribute)} | undefined` },
      description: describeAttribute(attribute),
    }),
  ),
  ...Object.entries(properties).map(
    ([name, { type, description }]): ClassMember => ({
      kind: 'field',
      name,
      type: { text: `${typeText(type)} | undefined` },
      description,
    }),
  ),
  ...Object.entries(spec.methods ?? {}).map(methodOf),
];

const methodOf = ([name, { description, parameters, returns }]: [string, MethodSpec]): ClassMember => ({
  kind: 'method',
  name,
  description,
  parameters: Object.entries(parameters).map(([parameter, { type, description: meaning }]) => ({
    name: parameter,
    type: { text: typeText(type) },
    description: meaning,
  })),
  return: { type: { text: typeText(returns) } },
});
