import * as z from 'zod';

/**
 * Named shapes of the OpenAPI document: call `namedShapes.add(invoice, { id: 'Invoice', io: 'output' })` beside an exported
 * shape. `io` selects the described form: the request's or the answer's.
 */
export const namedShapes = z.registry<{ readonly id: string; readonly io: 'input' | 'output' }>();
