import type { AttributeSpec, ExportSpec, TypeSpec } from '../../src/spec/widget-spec.ts';

/** First line of every generated source file. */
export const header =
  '// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.';

export const lines = (...texts: readonly string[]): string => `${texts.join('\n')}\n`;

export const indent = (texts: readonly string[], depth = 1): string[] => texts.map((text) => '  '.repeat(depth) + text);

export const docComment = (text: string): string => `/** ${text} */`;

/** `bank-debit` → `bankDebit`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** `bank-debit` → `BankDebit`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`);

/** Writes a name as a key of an object or an interface; a trailing `?` makes it optional. */
export function keyText(name: string): string {
  const [, key = '', mark = ''] = /^(.*?)(\??)$/.exec(name) ?? [];
  return (/^\w+$/.test(key) ? key : `'${key}'`) + mark;
}

export const unionText = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ') || 'never';

/** Returns the type of an attribute's value, as its property has it. */
export const attributeType = ({ type }: AttributeSpec): string => (typeof type === 'string' ? type : unionText(type));

export const typeText = (type: TypeSpec): string => (typeof type === 'string' ? type : type.name);

/** Writes imports, one line per module. */
export function importLines(exports: readonly ExportSpec[], { types = false } = {}): string[] {
  const modules = [...new Set(exports.map(({ module }) => module))].sort();
  return modules.map((module) => {
    const names = new Set(exports.filter((each) => each.module === module).map(({ name }) => name));
    return `import ${types ? 'type ' : ''}{ ${[...names].sort().join(', ')} } from '${module}';`;
  });
}

/** Writes imports of the types that are not built in. */
export const importTypeLines = (types: readonly TypeSpec[]): string[] =>
  importLines(
    types.filter((type) => typeof type === 'object'),
    { types: true },
  );
