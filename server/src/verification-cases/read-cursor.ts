import { refuseFormat } from '../kernel/index.ts';

/** Returns the id that a list goes on after. @throws ValidationError */
export function readCursor(prefix: 'org' | 'usr', cursor: string): string {
  if (!new RegExp(`^${prefix}_[0-9a-z]+$`).test(cursor)) throw refuseFormat('cursor');
  return cursor;
}
