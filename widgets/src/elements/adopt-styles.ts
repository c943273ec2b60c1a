const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetsOf(owner: Document): Map<string, CSSStyleSheet> {
  const known = sheetsByDocument.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(owner, known);
  return known;
}

/**
 * Gives a shadow root its styles. Constructed sheets work under any Content-Security-Policy and are shared by all
 * elements of a document. A root that moved to another document has lost its sheets and needs those of the new one.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const { ownerDocument } = root;
  // A document without a window, such as a template's, has no sheets and renders nothing.
  const { CSSStyleSheet: Sheet } = (ownerDocument.defaultView ?? {}) as { CSSStyleSheet?: typeof CSSStyleSheet };
  if (!Sheet) return;
  const known = sheetsOf(ownerDocument);
  root.adoptedStyleSheets = styles.map((text) => {
    const sheet = known.get(text) ?? new Sheet();
    if (!known.has(text)) sheet.replaceSync(text);
    known.set(text, sheet);
    return sheet;
  });
}
