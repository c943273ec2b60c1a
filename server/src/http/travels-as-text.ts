import type * as z from 'zod';

type Definition = z.core.$ZodTypes['_zod']['def'];

const definitionOf = (schema: z.core.$ZodType): Definition => (schema as z.core.$ZodTypes)._zod.def;

/** Whether a schema accepts what a query or a form can hold: text, or a list of texts. */
export function travelsAsText(schema: z.core.$ZodType): boolean {
  const element = elementOf(schema);
  return acceptsText(element ?? schema);
}

/** Null has no text, so `nullable` is none of these. */
function acceptsText(schema: z.core.$ZodType): boolean {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'string':
    case 'enum':
      return true;
    case 'literal':
      return definition.values.every((value) => typeof value === 'string');
    // As a boolean, every text but the empty one is true, "false" too.
    case 'number':
    case 'bigint':
    case 'date':
      return 'coerce' in definition && definition.coerce === true;
    case 'union':
      return definition.options.some(acceptsText);
    default: {
      const inner = innerOf(definition);
      return inner !== undefined && acceptsText(inner);
    }
  }
}

/** The shape of a list's items; undefined for what is no list. */
function elementOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const definition = definitionOf(schema);
  if (definition.type === 'array') return definition.element;
  const inner = innerOf(definition);
  return inner && elementOf(inner);
}

/** Returns the schema inside a wrapper. */
function innerOf(definition: Definition): z.core.$ZodType | undefined {
  switch (definition.type) {
    case 'pipe':
      return definition.in;
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return definition.innerType;
    default:
      return undefined;
  }
}
