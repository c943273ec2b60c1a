/** A CSS custom property that hosts can set, with its default. */
export interface CustomProperty {
  readonly name: string;
  readonly value: string;
}

/**
 * Reads the custom properties in the first rule of a style sheet.
 * @throws {Error} when there are none
 */
export function readCustomProperties(sheet: string): readonly CustomProperty[] {
  const [, rule = ''] = /^:host \{(.*?)^\}/ms.exec(sheet) ?? [];
  const declarations = rule.replace(/\/\*.*?\*\//gs, '').matchAll(/(--quittance-[\w-]+):\s*([^;]+);/g);
  const properties = [...declarations].map(([, name = '', value = '']) => ({ name, value }));
  if (properties.length === 0) throw new Error('The style sheet of the tokens declares no custom property.');
  return properties;
}
