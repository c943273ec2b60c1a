/** A request of the client, as a server reads it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
  readonly keepalive: boolean;
}

export type Answer =
  | { readonly status?: number; readonly json?: unknown; readonly text?: string; readonly headers?: HeadersInit }
  /** The connection breaks. */
  | 'broken'
  /** No answer ever arrives. */
  | 'silent';

export type AnswerSource = Answer | ((request: ReceivedRequest) => Answer | Promise<Answer>);

export const data = (value: unknown): Answer => ({ json: { data: value } });

export const refusal = (status: number, code: string, extra: Record<string, unknown> = {}): Answer => ({
  status,
  json: { code, message: `${code} in English.`, validations: [], requestId: 'req_1', ...extra },
});

/** Replaces the network: gives the answers in order, repeats the last one, and records requests. */
export function fakeServer(...answers: readonly AnswerSource[]) {
  const requests: ReceivedRequest[] = [];

  const fakeFetch: typeof fetch = async (input, init = {}) => {
    const request: ReceivedRequest = {
      method: init.method ?? 'GET',
      url: new URL(String(input), 'https://page.example'),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      credentials: init.credentials,
      keepalive: init.keepalive ?? false,
    };
    const next = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    const answer = typeof next === 'function' ? await next(request) : next;
    if (answer === undefined || answer === 'broken') throw new TypeError('fetch failed');
    if (answer === 'silent') return untilAborted(init.signal);
    const body = answer.json === undefined ? answer.text : JSON.stringify(answer.json);
    return new Response(body ?? null, {
      status: answer.status ?? 200,
      ...(answer.headers ? { headers: answer.headers } : {}),
    });
  };

  return { fetch: fakeFetch, requests };
}

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
