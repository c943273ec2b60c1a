import { type Call, type CallName, contract } from '@quittance/sdk/contract';
import type { Surface } from '../kernel/index.ts';
import { isAnsweredOn } from './surface.ts';

export interface DeclaredRoute {
  readonly name: CallName;
  readonly call: Call;
  /** As the contract writes it, for logs and documents: `/api/{userId}/invoices/{id}`. */
  readonly pattern: string;
  /** As the router wants it: `/api/:userId/invoices/:id`. */
  readonly routerPath: string;
}

/** Every call of the contract as a route. */
export const declaredRoutes: readonly DeclaredRoute[] = (Object.entries(contract) as [CallName, Call][])
  .map(([name, call]) => {
    const pattern = `/api/{userId}${call.path}`;
    return { name, call, pattern, routerPath: pattern.replace(/\{(\w+)\}/g, ':$1') };
  })
  .sort(byPrecision);

/** The routes that exist on a surface and in a mode; what isn't here answers 404. */
export const routesOn = (surface: Surface, mode: 'sandbox' | 'production'): readonly DeclaredRoute[] =>
  declaredRoutes.filter(({ call }) => isAnsweredOn(surface, call) && (mode === 'sandbox' || !call.sandboxOnly));

/** Fixed segments before parameters, since the router takes the first match: `/invoices/income`, then `/invoices/{id}`. */
function byPrecision(one: DeclaredRoute, other: DeclaredRoute): number {
  const [first, second] = [precision(one), precision(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** One digit a segment, so that patterns compare segment by segment; the name settles what is left. */
function precision({ pattern, name }: DeclaredRoute): string {
  const segments = pattern.split('/').map((segment) => (segment.startsWith('{') ? '1' : '0'));
  return `${segments.join('')} ${name}`;
}
