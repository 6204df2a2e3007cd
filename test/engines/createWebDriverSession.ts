/** A session with a browser driver. */
export interface WebDriverSession {
  /**
   * Sends a command, and returns the value of the response.
   * @param path of the command below the session, such as `/url`.
   * @throws Error with the driver's message if the command fails.
   */
  command<Value = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>;
}

/** A driver whose browser could not start never responds. */
const longestWait = 60_000;

/**
 * Opens a session with a WebDriver server.
 *
 * @param driver its address, such as `http://127.0.0.1:4444`
 * @param capabilities what the browser must match, and how to start it
 * @see https://www.w3.org/TR/webdriver2/
 * @throws Error with the driver's message if the browser cannot start
 */
export async function createWebDriverSession(
  driver: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<WebDriverSession> {
  const { sessionId } = await send<{ readonly sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  return { command: (method, path, body) => send(method, `${driver}/session/${sessionId}${path}`, body) };
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(longestWait),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { readonly value: Value & Refusal };
  if (response.ok) return value;
  throw new Error(`WebDriver, ${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
}

interface Refusal {
  readonly error?: string;
  readonly message?: string;
}
