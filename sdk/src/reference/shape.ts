/** A shape of SVG as data: its tag, its attributes as React names them, and what it holds. The outermost is `svg`. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Shape[]];
