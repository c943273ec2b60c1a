/** A CSS custom property by which a host sets the look of a widget, with what it is otherwise. */
export interface CustomProperty {
  readonly name: string;
  readonly value: string;
}

/**
 * The custom properties that a style sheet declares in its first rule.
 * @throws {Error} when there are none
 */
export function readCustomProperties(sheet: string): readonly CustomProperty[] {
  const [, rule = ''] = /^:host \{(.*?)^\}/ms.exec(sheet) ?? [];
  const declarations = rule.replace(/\/\*.*?\*\//gs, '').matchAll(/(--quittance-[\w-]+):\s*([^;]+);/g);
  const properties = [...declarations].map(([, name = '', value = '']) => ({ name, value }));
  if (properties.length === 0) throw new Error('The style sheet of the tokens declares no custom property.');
  return properties;
}
