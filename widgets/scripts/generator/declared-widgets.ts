import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listWidgets } from '../../../scripts/support/widget-folders.mjs';
import { commonAttributes, commonProperties, commonStyles } from '../../src/spec/common.ts';
import type {
  AttributeSpec,
  EventSpec,
  ExportSpec,
  PropertySpec,
  ReactPropSpec,
  WidgetSpec,
} from '../../src/spec/widget-spec.ts';
import { attributeType, camelCase, pascalCase } from './source-text.ts';

/** A widget's declaration, with the parts of every widget. */
export interface DeclaredWidget {
  /** Name of the folder. */
  readonly name: string;
  readonly pascalName: string;
  readonly spec: WidgetSpec;
  /** Its attributes, including those of every widget. */
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /** Its properties without an attribute, including those of every widget. */
  readonly properties: Readonly<Record<string, PropertySpec>>;
  readonly styles: readonly string[];
}

/** Returns the attributes that a property mirrors, by that property. */
export const mirrored = (attributes: Readonly<Record<string, AttributeSpec>>): [string, AttributeSpec][] =>
  Object.entries(attributes)
    .filter(([, { forStyles }]) => !forStyles)
    .map(([name, attribute]) => [camelCase(name), attribute]);

/** Returns the props of the React component except its callbacks for events. */
export function reactPropsOf({ spec }: DeclaredWidget): Readonly<Record<string, ReactPropSpec>> {
  const attributes = mirrored(spec.attributes).map(([name, attribute]) => [
    name,
    { ...attribute, type: attributeType(attribute) },
  ]);
  return { ...Object.fromEntries(attributes), ...spec.properties, ...spec.reactProps };
}

/**
 * Reads the widgets of a source folder: the folders with a `widget.ts`.
 * @throws {Error} when a spec contradicts its folder or another spec, or names a file that doesn't exist
 */
export async function readWidgets(source: string): Promise<readonly DeclaredWidget[]> {
  const widgets = await Promise.all((await listWidgets(source)).map((name) => readWidget(source, name)));
  assertOneVocabulary(widgets);
  return widgets;
}

async function readWidget(source: string, name: string): Promise<DeclaredWidget> {
  const module = pathToFileURL(path.join(source, name, 'widget.ts')).href;
  const { widget: spec } = (await import(module)) as { readonly widget: WidgetSpec };
  if (spec.tag !== `quittance-${name}`) throw new Error(`The widget in the folder ${name} has the tag ${spec.tag}.`);
  const widget: DeclaredWidget = {
    name,
    pascalName: pascalCase(name),
    spec,
    attributes: { ...spec.attributes, ...commonAttributes },
    properties: { ...spec.properties, ...commonProperties },
    styles: [...commonStyles, ...spec.styles],
  };
  await assertFilesExist(path.join(source, name), widget);
  return widget;
}

async function assertFilesExist(folder: string, { name, spec, styles }: DeclaredWidget): Promise<void> {
  const implementations = Object.values(spec.methods ?? {}).map(({ implementation }) => implementation);
  const exports: readonly ExportSpec[] = [spec.component, spec.view, ...implementations];
  const files = [...styles, ...exports.map(({ module }) => module)];
  await Promise.all(
    files.map((file) =>
      access(path.join(folder, file)).catch(() => {
        throw new Error(`The spec of the widget ${name} names ${file}, which does not exist.`);
      }),
    ),
  );
}

/** Asserts that events with the same name are the same in all widgets, since hosts listen by name. */
function assertOneVocabulary(widgets: readonly DeclaredWidget[]): void {
  const known = new Map<string, EventSpec>();
  for (const { name, spec } of widgets) {
    for (const [event, declared] of Object.entries(spec.events)) {
      const first = known.get(event) ?? declared;
      known.set(event, first);
      if (JSON.stringify(first) !== JSON.stringify(declared)) {
        throw new Error(`The widget ${name} declares the event ${event} differently from another widget.`);
      }
    }
  }
}

/** Returns the events of all widgets by name, without duplicates. */
export const eventsOf = (widgets: readonly DeclaredWidget[]): [string, EventSpec][] =>
  Object.entries(Object.assign({}, ...widgets.map(({ spec }) => spec.events)) as Record<string, EventSpec>);
