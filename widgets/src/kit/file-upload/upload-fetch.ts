const listeners = new WeakMap<Blob, (progress: number) => void>();

/**
 * Reports how much of a file is sent, from 0 to 1, while a call of the app's client uploads it. No browser reports this
 * of `fetch`.
 */
export function watchUpload(file: File, onProgress: (progress: number) => void): void {
  listeners.set(file, onProgress);
}

/** Sends watched files by XMLHttpRequest, and everything else by `fetch`. */
export const uploadFetch: typeof fetch = (input, init) => {
  const body = init?.body;
  const onProgress = body instanceof FormData ? listenerOf(body) : undefined;
  return onProgress ? send(String(input), init ?? {}, onProgress) : fetch(input, init);
};

function listenerOf(form: FormData): ((progress: number) => void) | undefined {
  for (const value of form.values()) {
    const listener = value instanceof Blob ? listeners.get(value) : undefined;
    if (listener) return listener;
  }
  return undefined;
}

/** Fails like `fetch`: with a TypeError without an answer, with the signal's reason when aborted. */
function send(url: string, init: RequestInit, onProgress: (progress: number) => void): Promise<Response> {
  const { method = 'POST', headers, body, signal } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The upload got no answer.')));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body as FormData);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  // These statuses have no body.
  const hasBody = ![204, 205, 304].includes(request.status);
  return new Response(hasBody ? request.responseText : null, { status: request.status, headers });
}
