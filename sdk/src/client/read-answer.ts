import type { ErrorBody, ErrorCode } from '../contract/index.ts';
import { decodeJson } from '../money/index.ts';
import { ApiError } from './api-error.ts';

/** Statuses of temporary failures: too many requests, and a gateway or server that is briefly unavailable. */
const temporaryStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Reads Retry-After in its two forms, seconds and an HTTP date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value = decodeJson(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const isErrorBody = (body: Record<string, unknown> | null): body is Record<string, unknown> & ErrorBody =>
  typeof body?.code === 'string' && typeof body.message === 'string';

/** Converts an unsuccessful answer to an error. */
export function refusal(response: Response, text: string): ApiError {
  const body = parse(text);
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  const common = {
    status: response.status,
    retryable: temporaryStatuses.has(response.status),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  if (!isErrorBody(body)) {
    const message = text.slice(0, 500) || `HTTP ${response.status}`;
    return new ApiError({ ...common, kind: 'refused', code: 'UnreadableAnswerError', message });
  }
  return new ApiError({
    ...common,
    kind: 'refused',
    code: body.code as ErrorCode,
    message: body.message,
    validations: body.validations ?? [],
    requestId: body.requestId,
    tried: body.tried,
  });
}

/**
 * Reads the envelope. Returns `data` of a success, undefined for 204.
 * @throws {ApiError} for every other answer
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  if (!response.ok) throw refusal(response, text);
  const body = parse(text);
  if (body && 'data' in body) return body.data;
  throw new ApiError({
    kind: 'refused',
    code: 'UnreadableAnswerError',
    status: response.status,
    message: text.slice(0, 500) || 'The answer is empty.',
  });
}
