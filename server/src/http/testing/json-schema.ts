import type { Fields } from '@quittance/sdk/contract';
import * as z from 'zod';

/** The subset of JSON Schema that declared inputs use. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}

/** The schema of a request's part, as clients send it. */
export const schemaOf = (fields: Fields | undefined): JsonSchema =>
  fields ? (z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};

/** Returns the prefixes of our ids in a pattern: `usr` and `miv` of `^(usr|miv)_[0-9a-z]{20,32}$`. None for other texts. */
export const idPrefixesOf = (pattern: string | undefined): readonly string[] =>
  /^\^\(?([\w|]+?)\)?_\[0-9a-z\]\{20,32\}\$$/.exec(pattern ?? '')?.[1]?.split('|') ?? [];
