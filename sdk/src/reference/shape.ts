/** An SVG element as data: tag, attributes with React's names, children. The root is `svg`. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Shape[]];
