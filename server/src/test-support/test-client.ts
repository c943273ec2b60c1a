/** One complete answer. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined when there was no body. */
  readonly body: unknown;
}

export interface TestRequest {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a server like a browser: keeps cookies and sends the page's origin. */
export interface TestClient {
  /** @param path such as `/api/new/session` */
  request(path: string, request?: TestRequest): Promise<TestAnswer>;
  readonly cookies: Map<string, string>;
}

export function createTestClient(url: string, origin: string): TestClient {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async request(path, { method = 'GET', body, headers = {} } = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(method !== 'GET' && { origin }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
    },
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const [name = '', ...value] = pair.split('=');
  if (value.join('') === '' || /;\s*max-age=0(;|$)/i.test(line)) cookies.delete(name);
  else cookies.set(name, value.join('='));
}

/** Returns the data of a successful answer. */
export const dataOf = <Data = Record<string, unknown>>({ body }: TestAnswer): Data => (body as { data: Data }).data;

/** Returns the code of a refusal; undefined for a success. */
/** What a refusal says of each field. */
export const fieldsOf = ({ body }: TestAnswer): readonly string[] =>
  (body as { validations: { path: string; message: string }[] }).validations.map(
    ({ path, message }) => `${path}: ${message}`,
  );

export const codeOf = ({ body }: TestAnswer): string | undefined => (body as { code?: string } | undefined)?.code;
