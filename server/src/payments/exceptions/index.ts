export { listExceptions } from './list-exceptions.ts';
export { openException } from './open-exception.ts';
export { resolveException } from './resolve-exception.ts';
