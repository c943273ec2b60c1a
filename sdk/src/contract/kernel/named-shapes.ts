import * as z from 'zod';

/**
 * Shapes that have a name of their own in the OpenAPI document: `namedShapes.add(invoice, { id: 'Invoice', io: 'output' })` beside
 * an exported shape. `io` says which form is described: as sent, or as answered.
 */
export const namedShapes = z.registry<{ readonly id: string; readonly io: 'input' | 'output' }>();
