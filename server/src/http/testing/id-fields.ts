import type { Call } from '@quittance/sdk/contract';
import { idPrefixesOf, type JsonSchema, schemaOf } from './json-schema.ts';
import { type MinimalInput, requiredFieldsOf } from './minimal-input.ts';

/** A field of a request that holds the id of an object, found by its schema. */
export interface IdField {
  readonly part: 'params' | 'query' | 'body';
  /** Name of the field of the part, also if the id is inside it. */
  readonly name: string;
  readonly prefix: string;
  /** Puts an id where the field's schema has it. */
  readonly valueWith: (id: string) => unknown;
}

/** Lists the ids that a request names. */
export const idFieldsOf = (call: Call): readonly IdField[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries(schemaOf(call[part]).properties ?? {}).flatMap(([name, schema]) =>
      idsIn(schema).map((found) => ({ part, name, ...found })),
    ),
  );

type Found = Pick<IdField, 'prefix' | 'valueWith'>;

function idsIn(schema: JsonSchema): readonly Found[] {
  const itself = idPrefixesOf(schema.pattern).map((prefix) => ({ prefix, valueWith: (id: string) => id }));
  const inItems = schema.items ? idsIn(schema.items) : [];
  const inFields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    idsIn(field).map(({ prefix, valueWith }) => ({
      prefix,
      // With the other required fields: otherwise the call is refused for their lack.
      valueWith: (id: string) => ({ ...requiredFieldsOf(schema), [name]: valueWith(id) }),
    })),
  );
  return [
    ...itself,
    ...inItems.map((found) => ({ ...found, valueWith: (id: string) => [found.valueWith(id)] })),
    ...inFields,
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(idsIn),
  ];
}

/** Returns the input with an id in one field. */
export const withId = (input: MinimalInput, { part, name, valueWith }: IdField, id: string): MinimalInput => ({
  ...input,
  [part]: { ...input[part], [name]: valueWith(id) },
});
