/** Failed calls, as the client throws them. */
const failure = (code: string, status: number): Error => Object.assign(new Error(code), { code, status });

export const offline = failure('NetworkError', 0);
export const forbidden = failure('ForbiddenError', 403);
export const notFound = failure('NotFoundError', 404);
