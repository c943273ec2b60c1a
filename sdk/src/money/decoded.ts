import type { WireAmount } from './money.ts';

/** An answer as the client returns it: every `{"$numberDecimal": "12.34"}` is replaced by the text `12.34`. */
export type Decoded<Wire> = Wire extends WireAmount
  ? string
  : Wire extends readonly (infer Item)[]
    ? Decoded<Item>[]
    : Wire extends object
      ? { [Field in keyof Wire]: Decoded<Wire[Field]> }
      : Wire;

const unwrap = (_field: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$numberDecimal' in value ? value.$numberDecimal : value;

/** Parses JSON and replaces its decimals by text. @throws {SyntaxError} */
export const decodeJson = (text: string): unknown => JSON.parse(text, unwrap);
